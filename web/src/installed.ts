// The service worker that these pages install (app/sw.js).
import { base } from './base';

let asked: Promise<ServiceWorkerRegistration | null> | null = null;

/** Installs it once, and waits until it works; null where the browser has none or refuses it, and where the pages were not built. */
export function installed(): Promise<ServiceWorkerRegistration | null> {
  asked ??= install().catch(() => null);
  return asked;
}

async function install(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  const made = (await navigator.serviceWorker.register(`${base}sw.js`)) as ServiceWorkerRegistration | undefined;
  return made ? navigator.serviceWorker.ready : null;
}
