/** The attributes of a picture: named for a screen reader, or left out of what it reads. */
export function named(label: string): string {
  if (!label) return 'aria-hidden="true"';
  const safe = label.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return `role="img" aria-label="${safe}"`;
}
