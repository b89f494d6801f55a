// Searches in a worker of their own. One that nobody waits for is ended with its worker: it hears nothing while it thinks.
import type { FromThinker, ToThinker } from './between';

/** What is used of a worker. */
export interface Mind {
  onmessage: ((event: MessageEvent<FromThinker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToThinker): void;
  terminate(): void;
}

export class Thinker {
  #mind: Mind | null = null;
  #waiting = new Map<number, { resolve(text: string): void; reject(error: Error): void }>();

  /** `wake` gives a worker that has been told where everything is. */
  constructor(private readonly wake: () => Mind) {}

  think(number: number, task: string): Promise<string> {
    const mind = this.#start();
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      mind.postMessage({ is: 'think', number, task });
    });
  }

  stop(number: number): void {
    if (this.#waiting.delete(number)) this.end('stopped beside another');
  }

  /** Ends all searches. */
  end(why: string): void {
    this.#mind?.terminate();
    this.#mind = null;
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }

  #start(): Mind {
    if (this.#mind) return this.#mind;
    const mind = this.wake();
    this.#mind = mind;
    mind.onmessage = ({ data }) => {
      if (data.is === 'found') {
        this.#waiting.get(data.number)?.resolve(data.text);
        this.#waiting.delete(data.number);
        // A worker that could not begin never will: the next search gets another one.
      } else this.end(data.why);
    };
    mind.onerror = () => this.end('the worker that thinks has failed');
    return mind;
  }
}
