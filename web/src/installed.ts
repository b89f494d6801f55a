// The service worker that these pages install (app/sw.js).
import { base } from './base';

let asked: Promise<ServiceWorkerRegistration | null> | null = null;

/** Installs it, and waits until it works; null where the browser has none or refuses it, and where the pages were not built. */
export function installed(): Promise<ServiceWorkerRegistration | null> {
  asked ??= install()
    .catch(() => null)
    .then((found) => {
      if (!found) asked = null;
      return found;
    });
  return asked;
}

async function install(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  const made = (await navigator.serviceWorker.register(`${base}sw.js`)) as ServiceWorkerRegistration | undefined;
  return made ? Promise.race([navigator.serviceWorker.ready, givenUp(made)]) : null;
}

/** Settles where a first installation fails, such as on a line that breaks off: then no worker is ever ready. */
async function givenUp(made: ServiceWorkerRegistration): Promise<null> {
  const coming = made.installing ?? made.waiting;
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (!made.active && (!coming || coming.state === 'redundant')) resolve();
    };
    look();
    coming?.addEventListener('statechange', look);
  });
  return null;
}
