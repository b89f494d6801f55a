// What passes between the page, the engine's worker and the worker that thinks.

/** Where Python, our sources and our compiled modules are, if there are any: whole addresses of folders. `info` is about that Python. */
export interface Places {
  info: Record<string, string>;
  python: string;
  house: string;
  compiled: string | null;
}

export type ToEngine =
  | { is: 'start'; places: Places; name: string }
  | { is: 'ask'; id: number; method: string; path: string; body: string }
  | { is: 'enter'; visit: number; table: string }
  | { is: 'say'; visit: number; message: string }
  | { is: 'leave'; visit: number }
  | { is: 'call'; name: string }
  | ToThinker;

/** The same script thinks, when it is told so. */
export type ToThinker = { is: 'begin to think'; places: Places } | { is: 'think'; number: number; task: string };

export type FromEngine =
  | { is: 'ready' }
  | { is: 'failed'; why: string }
  | { is: 'answer'; id: number; text: string }
  | { is: 'tell'; visit: number; message: string }
  | { is: 'close'; visit: number };

export type FromThinker = { is: 'found'; number: number; text: string } | { is: 'lost'; number: number; why: string };
