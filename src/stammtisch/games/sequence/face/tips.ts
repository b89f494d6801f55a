// Small advice for somebody's first games.
import type { Face, ViewNow } from './facts';
import { targets } from './moves';
import { isJack, isOneEyed } from './pieces';

/** In the first turns a jack is kept. */
const EARLY = 3;

const hand = (view: ViewNow, me: number): string[] => view.places[`hand ${me}`] ?? [];
const turns = (view: ViewNow): boolean => view.facts.phase === 'turn';
const team = (view: ViewNow, me: number): number | undefined => view.facts.teams[me];

export const tips: NonNullable<Face['tips']> = [
  { id: 'block', when: (view, me) => turns(view) && view.facts.threats.some((threat) => threat.team !== team(view, me)) },
  {
    id: 'finish',
    when: (view, me) =>
      turns(view) &&
      view.facts.threats.some((threat) => threat.team === team(view, me) && hand(view, me).some((card) => targets(view.legal, card).includes(threat.free))),
  },
  { id: 'dead', when: (view) => turns(view) && view.legal.some((word) => word.startsWith('swap ')) },
  { id: 'safe', when: (view) => turns(view) && view.facts.lines.length > 0 && view.facts.lines_to_win > view.facts.lines.length },
  {
    id: 'two-eyed',
    when: (view, me) => turns(view) && view.facts.turns < EARLY * view.facts.hands.length && hand(view, me).some((card) => isJack(card) && !isOneEyed(card)),
  },
  { id: 'one-eyed', when: (view, me) => turns(view) && hand(view, me).some((card) => isOneEyed(card) && targets(view.legal, card).length > 0) },
  { id: 'middle', when: turns },
];
