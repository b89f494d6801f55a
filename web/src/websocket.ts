// The line to a table: one WebSocket that reconnects by itself. Requests wait while it is down and are sent again with
// the same id, so that nothing is lost and nothing is done twice.
import { base } from './base';
import { Refused } from './house';
import { isLocal } from './where';
import type { Ask, Bye, Done, HintNow, Steps, Tell } from './wire';

export type SocketState = 'connecting' | 'open' | 'lost' | 'closed';

export interface SocketEvents {
  tell(message: Tell): void;
  state(state: SocketState): void;
  /** The server closed the line for good. */
  bye(bye: Bye): void;
}

/** What is used of a WebSocket; a table of this browser has another (offline/engine.ts). */
interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(message: string): void;
  close(): void;
}

type Answer = Done | HintNow | Steps;

interface Pending {
  frame: string;
  resolve(answer: Answer): void;
  reject(error: Refused): void;
}

/** What must not be repeated after a break: it was meant for the moment. */
const OF_THE_MOMENT = new Set<Ask['do']>(['react', 'hint', 'replay']);
/** The address of a table of this browser. */
const HERE = /^here:(.+)$/;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** A line on which something has waited so long for an answer, and nothing else was heard, is dead without having said so. */
const UNANSWERED = 10_000;
/** After so much silence the server is asked whether it still hears us, while somebody looks at the page. */
const QUIET = 2000;
/** Without an answer for so long the line counts as lost; it may yet come back. */
const SILENT = 2200;
/** The browser says that there is no network: that may be so, or the server is on this machine. */
const SILENT_OFFLINE = 700;

export const makeId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

export class TableSocket {
  #socket: Line | null = null;
  #dialling = false;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #heardAt = 0;
  /** When the server was asked whether it hears us, and has not answered yet. */
  #askedAt = 0;
  #silent = false;
  #beating: ReturnType<typeof setTimeout> | undefined;
  #look: number | null | undefined;

  constructor(
    private readonly address: string,
    private readonly events: SocketEvents,
  ) {
    this.#connect();
  }

  /** Asks for something; the answer comes when the server has kept it. */
  ask(ask: Ask): Promise<Answer> {
    const id = makeId();
    if (ask.do === 'look') this.#look = ask.seat;
    const frame = JSON.stringify({ ...ask, id });
    return new Promise<Answer>((resolve, reject) => {
      if (OF_THE_MOMENT.has(ask.do) && !this.#isOpen()) {
        reject(new Refused('offline', ''));
        return;
      }
      this.#pending.set(id, { frame, resolve, reject });
      if (this.#isOpen()) this.#socket?.send(frame);
      setTimeout(() => this.#doubt(id), UNANSWERED);
    });
  }

  /** Finds out at once whether the line still carries: the browser says that the network is gone. */
  doubt(): void {
    if (!this.#isOpen()) return;
    this.#ping();
    this.#beatIn(SILENT_OFFLINE);
  }

  /** Tries at once instead of waiting: the page is seen again, or the network is back. */
  hurry(): void {
    if (this.#closed || this.#socket || this.#dialling) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Begins anew, whatever the connection thinks of itself: a network that has changed can leave it dead. */
  renew(): void {
    if (this.#closed) return;
    this.#leave();
    this.hurry();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#leave();
  }

  /** Leaves a line for good; one that still connects closes as soon as it can, since a browser reports any other end as a failure. */
  #leave(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#beating);
    if (socket?.readyState === 0) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  #doubt(id: string): void {
    if (this.#closed || !this.#pending.has(id)) return;
    if (this.#isOpen() && Date.now() - this.#heardAt >= UNANSWERED) this.renew();
    setTimeout(() => this.#doubt(id), UNANSWERED);
  }

  #ping(): void {
    if (this.#askedAt) return;
    this.#askedAt = Date.now();
    this.#socket?.send(JSON.stringify({ do: 'ping', id: makeId() }));
  }

  #beatIn(ms: number): void {
    clearTimeout(this.#beating);
    this.#beating = setTimeout(() => this.#beat(), ms);
  }

  /** Asks after a silence whether the line still carries; says when it does not, and begins anew when that lasts. */
  #beat(): void {
    if (!this.#isOpen()) return;
    const now = Date.now();
    if (!this.#askedAt) {
      const quiet = QUIET - (now - this.#heardAt);
      // A page that nobody looks at need not know; it asks as soon as it is seen.
      if (quiet <= 0 && !document.hidden) {
        this.#ping();
        this.#beatIn(SILENT);
      } else this.#beatIn(Math.max(quiet, QUIET / 4));
    } else if (now - this.#askedAt >= UNANSWERED) this.renew();
    else {
      if (!this.#silent) this.events.state('lost');
      this.#silent = true;
      this.#beatIn(UNANSWERED - (now - this.#askedAt));
    }
  }

  #alive(): void {
    this.#heardAt = Date.now();
    this.#askedAt = 0;
    if (this.#silent) this.events.state('open');
    this.#silent = false;
  }

  #connect(): void {
    this.events.state('connecting');
    this.#askedAt = 0;
    this.#silent = false;
    const here = HERE.exec(this.address);
    if (here) void this.#dial(here[1] as string);
    else this.#listen(new WebSocket(this.address) as Line);
  }

  /** Comes to a table of this browser. */
  async #dial(table: string): Promise<void> {
    this.#dialling = true;
    // A part that cannot be loaded gives nothing where newer pages are on their way (newer.ts).
    const engine = (await import('./offline/engine').catch(() => undefined)) as typeof import('./offline/engine') | undefined;
    this.#dialling = false;
    if (this.#closed) return;
    if (engine) this.#listen(new engine.LocalSocket(table));
    else this.#tryLater();
  }

  #listen(socket: Line): void {
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heardAt = Date.now();
      this.#beatIn(QUIET);
      this.events.state('open');
      // A new connection begins at the table's edge where one person has several seats: take up the look again.
      if (this.#look !== undefined) socket.send(JSON.stringify({ do: 'look', seat: this.#look, id: makeId() }));
      for (const { frame } of this.#pending.values()) socket.send(frame);
    };
    socket.onmessage = (event) => {
      // What an old line still has to say was meant for a moment that is over.
      if (socket !== this.#socket) return;
      this.#alive();
      this.#beatIn(QUIET);
      this.#heard(JSON.parse(event.data) as Tell);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #heard(message: Tell): void {
    switch (message.is) {
      case 'done':
      case 'hint':
      case 'steps':
        this.#pending.get(message.id)?.resolve(message);
        this.#pending.delete(message.id);
        return;
      case 'refused':
        if (message.id !== null) {
          this.#pending.get(message.id)?.reject(new Refused(message.code, message.text, message));
          this.#pending.delete(message.id);
        }
        return;
      case 'bye':
        if (!message.again) {
          this.close();
          this.events.state('closed');
          this.events.bye(message);
        }
        return;
      default:
        this.events.tell(message);
    }
  }

  #lost(socket: Line): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    clearTimeout(this.#beating);
    this.#tryLater();
  }

  #tryLater(): void {
    this.events.state('lost');
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}

/** The address of a table's socket, in this browser or on the server that this page came from. The page says when it has read the result of a round. */
export function socketAddress(table: string, from: Location = location, screen = false): string {
  if (isLocal(table)) return `here:${table}`;
  return `${from.protocol === 'https:' ? 'wss' : 'ws'}://${from.host}${base}api/tables/${encodeURIComponent(table)}/socket?${screen ? 'screen' : 'pauses'}=1`;
}
