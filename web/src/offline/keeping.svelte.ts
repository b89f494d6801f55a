// Keeping what is needed without a connection: the service worker fetches it, keeps it, and removes it.
import { alone } from '../base';
import { manifest } from './parts';

interface Told {
  done?: number;
  of?: number;
  kept?: boolean;
  failed?: string;
}

let kept = $state<boolean | null>(null);
let part = $state<number | null>(null);
let failed = $state(false);
let size = $state(0);

/** Whether everything is kept; null while nobody knows, or where no service worker works. */
export const isKept = (): boolean | null => kept;
/** How much of it has been fetched, from 0 to 1; null while nothing is fetched. */
export const progress = (): number | null => part;
export const hasFailed = (): boolean => failed;
/** How many megabytes are sent; 0 where there is nothing to fetch. */
export const megabytes = (): number => size;

/** Finds out what there is, and what is kept of it. */
export async function look(): Promise<void> {
  size = Math.round(((await manifest())?.packed ?? 0) / 1e6);
  await tell('ask');
}

/** Fetches everything and keeps it. */
export async function keep(): Promise<void> {
  if (part !== null) return;
  part = 0;
  failed = false;
  await tell('keep');
  part = null;
  // What is kept must not be cleared away when the disk is full; the browser may say no.
  if (kept) await navigator.storage?.persist?.().catch(() => false);
}

export const drop = (): Promise<void> => tell('drop');

async function tell(wish: 'ask' | 'keep' | 'drop'): Promise<void> {
  const worker = 'serviceWorker' in navigator ? (await registered())?.active : null;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.done !== undefined) {
        part = data.done / (data.of ?? 1);
        return;
      }
      if (data.kept !== undefined) kept = data.kept;
      failed = data.failed !== undefined;
      resolve();
    };
    worker.postMessage(wish, [port2]);
  });
}

/** The service worker, once it works; none where the pages were not built, or the browser has none. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : null;
}

interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/** Keeps it in the background, after a first match and on a good line; a static site keeps it anyway, since it is all there is. */
export async function keepQuietly(): Promise<void> {
  const line = (navigator as { connection?: Network }).connection;
  if (!alone && (!line || line.saveData || line.effectiveType !== '4g')) return;
  await look();
  if (kept === false && size) await keep();
}
