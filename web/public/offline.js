// Says it in the person's language alone, and goes on by itself as soon as the house answers again.
const said = [...document.querySelectorAll('p[lang]')];
let chosen = null;
try {
  chosen = JSON.parse(localStorage.getItem('stammtisch settings') || '{}').language;
} catch {
  // Without storage the browser's languages decide.
}
const spoken = (tag) => said.find((line) => tag && line.lang.split('-')[0] === tag.split('-')[0]);
const wanted = [chosen, ...navigator.languages].map(spoken).find((line) => line) ?? said[0];
document.documentElement.lang = wanted.lang;
for (const line of said) line.hidden = line !== wanted;
document.querySelector('a').setAttribute('aria-label', wanted.dataset.again);

const tryAgain = () =>
  fetch('/manifest.webmanifest', { cache: 'no-store' })
    .then((answer) => answer.ok && location.reload())
    .catch(() => undefined);
setInterval(tryAgain, 5000);
addEventListener('online', tryAgain);
