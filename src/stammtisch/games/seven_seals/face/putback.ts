// A seal of mine that I want to put back while I predict. The server takes words back from the last one on, so the words
// after that seal are taken back with it and said again.
import { countOf } from './counting';
import { sealsOf, type ViewNow } from './facts';
import { said } from './moves';
import { sealWord } from './pieces';
import type { Wax } from './art';

interface Doing {
  me: number;
  wax: Wax;
  /** How many of this kind are to be left. */
  left: number;
  before: ViewNow;
  /** The words to be said again, the last one first. */
  again: string[];
}

export class PutBack {
  #doing: Doing | null = null;

  constructor(
    private readonly undo: () => void,
    private readonly say: (word: string) => void,
  ) {}

  begin(view: ViewNow, me: number, wax: Wax): void {
    if (!view.back) return;
    this.#doing = { me, wax, left: countOf(sealsOf(view, me), sealWord(wax)) - 1, before: view, again: [] };
    this.undo();
  }

  /** A view has come, and nothing is on its way. */
  step(view: ViewNow): void {
    const doing = this.#doing;
    if (!doing || view === doing.before) return;
    const gone = wordBetween(view, doing.before, doing.me);
    const back = countOf(sealsOf(view, doing.me), sealWord(doing.wax)) <= doing.left;
    if (!back && gone && view.back) {
      this.#doing = { ...doing, before: view, again: [...doing.again, gone] };
      this.undo();
      return;
    }
    this.#doing = null;
    if (back) this.#sayAgain(view, doing);
  }

  #sayAgain(view: ViewNow, doing: Doing): void {
    const word = doing.again.at(-1);
    if (word === undefined || !view.legal.includes(word)) return;
    this.#doing = { ...doing, left: Infinity, before: view, again: doing.again.slice(0, -1) };
    this.say(word);
  }
}

/** The word that leads from one view to the next: which seal came to me, and from whom. */
function wordBetween(before: ViewNow, after: ViewNow, me: number): string | null {
  const lost = (seat: number, word: string): boolean => countOf(sealsOf(after, seat), word) < countOf(sealsOf(before, seat), word);
  for (const word of new Set(sealsOf(after, me))) {
    if (countOf(sealsOf(after, me), word) <= countOf(sealsOf(before, me), word)) continue;
    const take = word.replace('seal', 'take');
    const victim = after.facts.points.findIndex((_, seat) => seat !== me && lost(seat, word));
    const found = victim < 0 ? take : `${take} from ${victim}`;
    return said(found) ? found : null;
  }
  return null;
}
