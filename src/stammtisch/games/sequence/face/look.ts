// What each square shows, drawn together from the view and from what I have chosen.
import { squareOf } from './board';
import { teamAt, type Told, type ViewNow } from './facts';
import { isOneEyed } from './pieces';
import { cardsFor, said, targets } from './moves';

export interface SquareLook {
  /** The team of the chip there. */
  team: number | null;
  /** In a finished line. */
  safe: boolean;
  /** The team whose threat this chip is part of. */
  framed: number | null;
  /** The teams that this free square would give a line. */
  ends: number[];
  /** What the chosen card does here: a chip of that team comes, or a chip is taken. */
  target: number | 'take' | null;
  /** So many targets that each of them glows a little less. */
  many: boolean;
  /** Shown for a card that cannot be played at the moment. */
  peek: boolean;
  /** What somebody did here since my last turn, or the last thing of all; the newest is marked more strongly. */
  since: { seat: number; took: boolean; newest: boolean } | null;
  /** It has just come. */
  landing: boolean;
  hinted: boolean;
  /** A tap here does something. */
  active: boolean;
}

const MANY = 6;

export interface Looking {
  view: ViewNow;
  me: number | null;
  /** The card of my hand that is chosen or pointed at. */
  card: string | null;
  /** Squares of finished lines. */
  safe: ReadonlySet<string>;
  now: readonly Told[];
  hint: string | null;
}

/** For every square its look. */
export function looks({ view, me, card, safe, now, hint }: Looking): (square: string) => SquareLook {
  const facts = view.facts;
  const mine = me === null ? 0 : (facts.teams[me] ?? 0);
  const lit = new Set(card === null ? [] : targets(view.legal, card));
  const peeked = card !== null && !lit.size ? squareOf(card) : null;
  const hinted = hint === null ? null : said(hint);
  // While a move is told, some threats of the view before it are gone.
  const threats = facts.threats.filter(
    (threat) => teamAt(view, threat.free) === null && threat.squares.every((square) => teamAt(view, square) === threat.team),
  );
  const news = recent(view, me);
  const newest = Math.max(...news.map(({ number }) => number));
  const ends = (square: string): number[] => [...new Set(threats.flatMap((threat) => (threat.free === square ? [threat.team] : [])))];

  return (square) => {
    const team = teamAt(view, square);
    const framed = threats.some((threat) => threat.squares.includes(square)) ? team : null;
    const target = !lit.has(square) ? null : card !== null && isOneEyed(card) ? 'take' : mine;
    return {
      team,
      safe: safe.has(square),
      framed,
      ends: ends(square),
      target,
      many: target !== null && lit.size > MANY,
      peek: peeked === square,
      since: sinceOf(
        news.filter((one) => one.square === square),
        newest,
      ),
      landing: now.some((event) => event.kind === 'place' && event.target === square),
      hinted: hinted?.kind === 'play' && hinted.square === square,
      active: target !== null || cardsFor(view.legal, square).length > 0,
    };
  };
}

/** What a seat did in its last turn. */
interface News {
  seat: number;
  number: number;
  square: string;
  took: boolean;
}

/** What the others did since my last turn; where that is nothing, my own turn; a watcher sees the last round. */
export function recent(view: ViewNow, me: number | null): News[] {
  const all = view.facts.latest.flatMap((one, seat): News[] => (one ? [{ seat, ...one }] : []));
  const last = Math.max(...all.map(({ number }) => number));
  const from = me === null ? last - view.facts.teams.length : (view.facts.latest[me]?.number ?? -1);
  const others = all.filter(({ seat, number }) => seat !== me && number > from);
  return others.length ? others : all.filter(({ number }) => number === last);
}

function sinceOf(here: readonly News[], newest: number): SquareLook['since'] {
  const last = here.toSorted((a, b) => a.number - b.number).at(-1);
  return last ? { seat: last.seat, took: last.took, newest: last.number === newest } : null;
}
