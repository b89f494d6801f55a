// The parts that a browser needs to play without a server: which there are, and the answers among them that never change.
import { base } from '../base';

/** What `offline/build.js` has built. */
export interface Manifest {
  /** The folders of Python, of our sources, and of our compiled modules; without those, `plain` says why there are none. */
  python: string;
  house: string;
  compiled: string | null;
  plain: string;
  /** What runs our sources, and its version. */
  machine: string;
  /** What it compares with itself when it starts. */
  info: Record<string, string>;
  files: string[];
  /** The size of all files, and how much of it is sent. */
  bytes: number;
  packed: number;
}

/** Milliseconds: on a line that carries nothing, a browser itself would wait for minutes. Where a service worker answers, that has patience of its own. */
const PATIENCE = 8000;
const inTime = (): RequestInit => (navigator.serviceWorker?.controller ? {} : { signal: AbortSignal.timeout(PATIENCE) });

let asked: Promise<Manifest | null> | null = null;

/** What there is to play with; null where these pages were built without it, or where nothing of it is kept and no server answers. */
export function manifest(): Promise<Manifest | null> {
  asked ??= fetch(`${base}offline/manifest.json`, inTime())
    .then((answer) => (answer.ok ? (answer.json() as Promise<Manifest>) : null))
    .catch(() => null)
    .then((found) => {
      if (!found) asked = null;
      return found;
    });
  return asked;
}

/** The answer to a question that is answered alike for everybody: games, texts, rules, lessons. */
export async function written<Answer>(path: string): Promise<Answer | null> {
  const parts = await manifest();
  if (!parts) return null;
  const answer = await fetch(`${base}offline/${parts.house}/api/${path}.json`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Answer) : null;
}

/** Starts the engine before somebody asks for a game: Python takes as long to start as a person to choose. */
export async function ready(): Promise<void> {
  await (await import('./engine')).start().catch(() => undefined);
}
