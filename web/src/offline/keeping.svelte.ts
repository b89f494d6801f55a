// Keeping what is needed without a connection: the service worker fetches it, keeps it, and removes it.
import { alone, own } from '../base';
import { installed } from '../installed';
import { manifest } from './parts';

interface Told {
  done?: number;
  of?: number;
  kept?: boolean;
  /** The file that could not be fetched; empty where the browser could not keep one. */
  failed?: string;
}

/** Noted where somebody has removed it all: from then on it comes back only when it is asked for. */
const REMOVED = own('stammtisch without parts');

let kept = $state<boolean | null>(null);
let part = $state<number | null>(null);
let failed = $state<string | null>(null);
let size = $state(0);

/** Whether everything is kept; null while nobody knows, or where no service worker works. */
export const isKept = (): boolean | null => kept;
/** How much of it has been fetched, from 0 to 1; null while nothing is fetched. */
export const progress = (): number | null => part;
/** Which file could not be fetched, the last time; empty where the browser has no room for it, null where nothing has failed. */
export const failure = (): string | null => failed;
/** How many megabytes are sent; 0 where there is nothing to fetch. */
export const megabytes = (): number => size;

/** Finds out what there is, and what is kept of it. */
export async function look(): Promise<void> {
  // A host of files sends them as they are; a server sends them packed.
  size = Math.round(((await manifest())?.[alone ? 'bytes' : 'packed'] ?? 0) / 1e6);
  await tell('ask');
}

/** Fetches everything and keeps it; quietly where nobody waits for it. */
export async function keep(quietly = false): Promise<void> {
  if (part !== null) return;
  part = 0;
  failed = null;
  localStorage.removeItem(REMOVED);
  await tell(quietly ? 'keep quietly' : 'keep');
  part = null;
  // What is kept must not be cleared away when the disk is full; the browser may say no.
  if (kept) await navigator.storage?.persist?.().catch(() => false);
}

export async function drop(): Promise<void> {
  localStorage.setItem(REMOVED, '1');
  await tell('drop');
}

async function tell(wish: 'ask' | 'keep' | 'keep quietly' | 'drop'): Promise<void> {
  const worker = (await installed())?.active;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.done !== undefined) {
        part = data.done / (data.of ?? 1);
        return;
      }
      if (data.kept !== undefined) kept = data.kept;
      failed = data.failed ?? null;
      resolve();
    };
    worker.postMessage(wish, [port2]);
  });
}

interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Keeps it in the background, after a first match and where the browser says that the line is good; Firefox and Safari say nothing of it.
 * A static site keeps it anyway, since it is all there is, unless somebody saves data.
 */
export async function keepQuietly(): Promise<void> {
  const line = (navigator as { connection?: Network }).connection;
  if (localStorage.getItem(REMOVED) || line?.saveData || (!alone && line?.effectiveType !== '4g')) return;
  await look();
  if (kept === false && size) await keep(true);
}
