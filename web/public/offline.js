// Says it in the person's language alone, and goes on by itself as soon as the house answers again.
const said = [...document.querySelectorAll('p[lang]')];
let chosen = null;
try {
  chosen = JSON.parse(localStorage.getItem('stammtisch settings') || '{}').language;
} catch {
  // Without storage the browser's languages decide.
}
const wanted = [chosen, ...navigator.languages].map((tag) => tag?.split('-')[0]).find((tag) => said.some((line) => line.lang === tag)) ?? 'en';
document.documentElement.lang = wanted;
for (const line of said) line.hidden = line.lang !== wanted;

const tryAgain = () => fetch('/manifest.webmanifest', { cache: 'no-store' }).then((answer) => answer.ok && location.reload()).catch(() => undefined);
setInterval(tryAgain, 5000);
addEventListener('online', tryAgain);
