// A table or a picture that is wider than the page can be scrolled by keyboard, too.
const WIDE = '.md-typeset__scrollwrap, .md-typeset p:has(> img[src*="observation-"])';
const reach = () => {
  for (const wide of document.querySelectorAll(WIDE))
    if (wide.scrollWidth > wide.clientWidth && !wide.hasAttribute('tabindex')) {
      wide.tabIndex = 0;
      wide.setAttribute('role', 'group');
      wide.setAttribute('aria-label', wide.matches('p') ? 'Wide picture' : 'Wide table');
    }
};
new MutationObserver(reach).observe(document.body, { childList: true, subtree: true });
addEventListener('load', reach);
