// How something leaves the page: as a file, over the system's share sheet, or copied.

/** Lets the browser save something as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const saveText = (name: string, text: string, type = 'text/plain'): void => saveBlob(name, new Blob([text], { type }));

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet; says whether it did. Whoever closes it has seen it. */
export async function shared(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Hands a file to the share sheet where there is one for files; else, or where that does not work, it is saved. */
export async function shareFile(file: File, more: ShareData = {}): Promise<void> {
  if (navigator.canShare?.({ files: [file] }) && (await shared({ files: [file], ...more }))) return;
  saveBlob(file.name, file);
}

export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // On plain HTTP there is no clipboard of that kind; select, and let the old command do it.
    field?.select();
    document.execCommand('copy');
  }
}
