// The engine, as the page has it: a house in a worker of this browser. It is started when it is first needed.
import { base } from '../base';
import { Refused } from '../house';
import type { Problem } from '../wire';
import type { FromEngine, ToEngine } from './between';
import { manifest } from './parts';
import { myName } from './name';

interface Waiting {
  resolve(text: string): void;
  reject(error: Refused): void;
}

let worker: Promise<Worker> | null = null;
const waiting = new Map<number, Waiting>();
const visits = new Map<number, { tell(message: string): void; close(): void }>();
let last = 0;

/** Starts the engine where it is not running yet, before somebody waits for it. */
export function start(): Promise<Worker> {
  worker ??= begin().catch((error: unknown) => {
    worker = null;
    throw error;
  });
  return worker;
}

async function begin(): Promise<Worker> {
  const parts = await manifest();
  if (!parts) throw new Refused('offline', '');
  const at = (folder: string): string => new URL(`${base}offline/${folder}/`, location.href).href;
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: base });
  const send = (message: ToEngine): void => made.postMessage(message);
  send({
    is: 'start',
    places: { info: parts.info, python: at(parts.python), house: at(parts.house), compiled: parts.compiled && at(parts.compiled) },
    name: myName(),
  });
  await new Promise<void>((resolve, reject) => {
    const failed = (why: string): void => {
      console.error('the engine has failed:', why);
      made.terminate();
      worker = null;
      for (const { reject } of waiting.values()) reject(new Refused('offline', ''));
      waiting.clear();
      for (const visit of [...visits.values()]) visit.close();
      reject(new Refused('error', why));
    };
    made.onerror = (event) => failed(event.message);
    made.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.is === 'ready') resolve();
      else if (data.is === 'failed') failed(data.why);
      else heard(data);
    };
  });
  return made;
}

function heard(message: FromEngine): void {
  if (message.is === 'answer') {
    waiting.get(message.id)?.resolve(message.text);
    waiting.delete(message.id);
  } else if (message.is === 'tell') visits.get(message.visit)?.tell(message.message);
  else if (message.is === 'close') visits.get(message.visit)?.close();
}

async function send(message: ToEngine): Promise<void> {
  (await start()).postMessage(message);
}

/** Asks the house here what would be asked of a server. */
export async function ask<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
  const id = ++last;
  const text = await new Promise<string>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    send({ is: 'ask', id, method, path, body: JSON.stringify(body ?? {}) }).catch((error: unknown) => {
      waiting.delete(id);
      reject(error as Refused);
    });
  });
  const answer = JSON.parse(text) as Answer & { problem?: Problem };
  if (answer.problem) throw new Refused(answer.problem.code, answer.problem.text, answer.problem);
  return answer;
}

/** Uses another name from now on, at the tables here. */
export async function call(name: string): Promise<void> {
  if (worker) await send({ is: 'call', name });
}

/** A table's line that never leaves this browser; to the page it is a WebSocket. */
export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #visit = ++last;

  constructor(table: string) {
    visits.set(this.#visit, { tell: (data) => this.onmessage?.({ data }), close: () => this.#end() });
    send({ is: 'enter', visit: this.#visit, table }).then(
      () => {
        if (this.readyState !== WebSocket.CONNECTING) return;
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
      },
      () => this.#end(),
    );
  }

  send(message: string): void {
    send({ is: 'say', visit: this.#visit, message }).catch(() => this.#end());
  }

  close(): void {
    if (visits.has(this.#visit)) send({ is: 'leave', visit: this.#visit }).catch(() => undefined);
    this.#end();
  }

  #end(): void {
    visits.delete(this.#visit);
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
