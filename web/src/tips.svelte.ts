// Small advice in somebody's first games: each piece once, at a moment when it helps.
import type { GameTip } from './face';
import type { ViewNow } from './wire';

const KEY = 'stammtisch tips';
/** In how many matches of a game there are tips. */
const MATCHES = 3;
/** How many decisions of one's own are left alone after a tip. */
const PAUSE = 3;

interface Kept {
  /** By game: the tables that had tips. */
  tables: Record<string, string[]>;
  /** What has been said: game and tip. */
  said: string[];
}

function read(): Kept {
  const kept: Kept = { tables: {}, said: [] };
  try {
    return { ...kept, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return kept;
  }
}

/** What is said at one table. */
export class TableTips {
  /** The tip that is shown. */
  now = $state<string | null>(null);
  #at = -1;
  #pause = 0;

  constructor(
    readonly game: string,
    readonly table: string,
  ) {}

  /** Looks at a position in which the person may decide something. */
  look(view: ViewNow, me: number, tips: readonly GameTip[]): void {
    if (view.at === this.#at) return;
    this.#at = view.at;
    this.now = null;
    if (this.#pause-- > 0) return;
    const kept = read();
    const tables = kept.tables[this.game] ?? [];
    if (!tables.includes(this.table) && tables.length >= MATCHES) return;
    const said = (id: string): string => `${this.game}/${id}`;
    const tip = tips.find((one) => !kept.said.includes(said(one.id)) && one.when(view, me));
    if (!tip) return;
    try {
      const known = { ...kept.tables, [this.game]: [...new Set([...tables, this.table])] };
      localStorage.setItem(KEY, JSON.stringify({ tables: known, said: [...kept.said, said(tip.id)] }));
    } catch {
      // A browser that keeps nothing would say the same in every match.
      return;
    }
    this.now = tip.id;
    this.#pause = PAUSE;
  }

  close(): void {
    this.now = null;
  }
}

export const forgetTips = (): void => localStorage.removeItem(KEY);
