import './styles/fonts';
import './styles/tokens.css';
import './styles/parts.css';
import { mount } from 'svelte';
import App, { fetchScreen } from './App.svelte';
import { drawn } from './drawn';
import { keepFocus } from './focus';
import { watchHands } from './hands.svelte';
import { installed } from './installed';
import { arrive, openLink } from './me.svelte';
import { keepUp } from './newer';
import { listen, route, takeMoveSecret } from './route.svelte';
import { apply, settings } from './settings.svelte';
import { readTitles } from './titles.svelte';
import { preferred, speak } from './words.svelte';

apply();
listen();
keepFocus();
watchHands();
followLink();
addEventListener('hashchange', followLink);
// Whatever the house answers, the page stands: its screens say what is missing.
// Those who host need no identity to do so.
if (route().screen !== 'admin') void arrive().catch(() => undefined);
void readTitles().catch(() => undefined);
// What this address shows is on its way while the texts are.
fetchScreen(route().screen);
// Not awaited: what is fetched later runs only when this file has.
void begin();

function followLink(): void {
  const secret = takeMoveSecret();
  if (secret) openLink(secret);
}

async function begin(): Promise<void> {
  await speak(settings.language ?? preferred(navigator.languages));
  mount(App, { target: document.getElementById('app') as HTMLElement });
  document.documentElement.classList.add('ready');
  if (!import.meta.env.PROD) return;
  await drawn();
  keepUp();
  void installed();
}
