// Before anything is drawn: dark or light, so that a dark evening does not begin with a flash.
try {
  const kept = JSON.parse(localStorage.getItem('stammtisch settings') || '{}');
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (dark) document.querySelector('meta[name="theme-color"]').content = '#2B1F18';
} catch {
  document.documentElement.dataset.theme = 'light';
}
