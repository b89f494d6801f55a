// The worker: Python (Pyodide) with the table engine, or with the bots that search. The answer that brings this script is the only one that
// may compile wasm (docs/security.md).
import type { PyodideAPI } from 'pyodide';
import { own } from '../base';
import type { FromEngine, FromThinker, Places, ToEngine, ToThinker } from './between';
import * as kept from './kept';
import { Thinker, type Mind } from './thinker';

/** `offline/house.py`: LocalHouse. */
interface House {
  ask(method: string, path: string, body: string): Promise<string>;
  enter(visit: number, table: string): Promise<void>;
  hear(visit: number, message: string): Promise<void>;
  leave(visit: number): void;
  heard(table: string): void;
  call(name: string): void;
}

/** What is used of a worker's own scope; the types of the page do not have it. */
interface Scope {
  location: Location;
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
  postMessage(message: FromEngine | FromThinker): void;
}

const scope = self as unknown as Scope;
const tell = (message: FromEngine | FromThinker): void => scope.postMessage(message);
/** The other tabs of this browser: what they have written. */
const others = new BroadcastChannel(own('stammtisch tables'));

/** Where our compiled modules are for Python: not where it would look for a module of that name. */
const LIBRARY = '/lib/stammtisch.so';

async function python({ info, python, house, compiled }: Places): Promise<PyodideAPI> {
  const file = async (address: string): Promise<Uint8Array> => {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) throw new Error(`${address} cannot be read`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as typeof import('pyodide');
  // It could fetch packages by name: none, so its list of them is left out.
  const lockFileContents = JSON.stringify({ info, packages: {} });
  const [machine, packages, sources, library] = await Promise.all([
    loadPyodide({ indexURL: python, stdLibURL: `${python}stdlib.zip`, lockFileContents, packageBaseUrl: python }),
    file(`${python}packages.zip`),
    file(`${house}stammtisch.zip`),
    compiled && file(`${compiled}stammtisch.wasm`),
  ]);
  machine.FS.mkdirTree('/house');
  machine.FS.writeFile('/house/packages.zip', packages);
  machine.FS.writeFile('/house/stammtisch.zip', sources);
  if (library) machine.FS.writeFile(LIBRARY, library);
  // An extension must be a file; the rest is read from its zip.
  machine.runPython(`
import sys, zipfile
zipfile.ZipFile("/house/packages.zip").extractall("/house")
sys.path[:0] = ["/house", "/house/stammtisch.zip"]
${library ? `import loader; loader.use("${LIBRARY}")` : ''}
import asyncio
from stammtisch.offline.loop import accept_the_past
accept_the_past(asyncio.get_event_loop())
`);
  return machine;
}

// The engine

let house: Promise<House> | null = null;
/** The coach thinks for minutes: no bot waits for it, and it stops when somebody sits down again. */
let coach: Thinker | null = null;

/** Begins a worker that thinks; this script is its script, too. */
function wake(places: Places): Mind {
  const worker = new Worker(scope.location.href, { type: 'module' });
  worker.postMessage({ is: 'begin to think', places } satisfies ToThinker);
  return worker as unknown as Mind;
}

async function open(places: Places, name: string): Promise<House> {
  const machine = await python(places);
  const [bots, ofCoach] = [new Thinker(() => wake(places)), new Thinker(() => wake(places))];
  coach = ofCoach;
  // The last part of its address, as `parts.ts` calls it.
  const version = new URL(places.house).pathname.split('/').at(-2) ?? '';
  // As `offline/browser.py` has it.
  const browser = {
    append: kept.append,
    rows: async (table: string, since: number) => JSON.stringify(await kept.rows(table, since)),
    set_aside: async (table: string, reason: string) => kept.setAside(table, reason, version),
    reviews: async (table: string, seat: number) => JSON.stringify(await kept.reviews(table, seat)),
    add_review: kept.addReview,
    tables: async () => JSON.stringify((await kept.localTables()).filter((one) => kept.isReadable(one, version))),
    note: kept.note,
    write_note: kept.writeNote,
    think: (number: number, task: string) => (task.startsWith('{"type":"choosing"') ? bots : ofCoach).think(number, task),
    stop: (number: number) => [bots, ofCoach].forEach((one) => one.stop(number)),
    send: (visit: number, message: string) => tell({ is: 'tell', visit, message }),
    close: (visit: number) => tell({ is: 'close', visit }),
    tell: (table: string) => others.postMessage(table),
  };
  const module = machine.pyimport('stammtisch.offline.house') as { LocalHouse(browser: unknown, name: string): House };
  const opened = module.LocalHouse(browser, name);
  others.onmessage = ({ data }: MessageEvent<string>) => opened.heard(data);
  return opened;
}

async function serve(message: ToEngine): Promise<void> {
  if (message.is === 'start') {
    house = open(message.places, message.name);
    await house;
    tell({ is: 'ready' });
    return;
  }
  const opened = await house;
  if (!opened) return;
  if (message.is === 'ask') tell({ is: 'answer', id: message.id, text: await opened.ask(message.method, message.path, message.body) });
  else if (message.is === 'enter') {
    coach?.end('somebody plays again');
    await opened.enter(message.visit, message.table);
  } else if (message.is === 'say') await opened.hear(message.visit, message.message);
  else if (message.is === 'leave') opened.leave(message.visit);
  else if (message.is === 'call') opened.call(message.name);
}

// Thinking

let thinking: Promise<(task: string) => string> | null = null;

async function learn(places: Places): Promise<(task: string) => string> {
  const machine = await python(places);
  return (machine.pyimport('stammtisch.offline.thinking') as { done(task: string): string }).done;
}

async function think(number: number, task: string): Promise<void> {
  try {
    const done = await thinking;
    if (done) tell({ is: 'found', number, text: done(task) });
  } catch (error) {
    tell({ is: 'lost', number, why: String(error) });
  }
}

scope.onmessage = ({ data }) => {
  if (data.is === 'begin to think') thinking = learn(data.places);
  else if (data.is === 'think') void think(data.number, data.task);
  else void serve(data).catch((error: unknown) => tell({ is: 'failed', why: String(error) }));
};
