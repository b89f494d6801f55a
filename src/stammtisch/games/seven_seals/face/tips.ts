// Small advice for somebody's first games, from the tips of the rulebooks.
import { COLOURS } from '@shell/art';
import { predicted, sealsOf, trickNumber, type Face, type ViewNow } from './facts';
import { cardOf, SABOTEUR } from './pieces';

const MANY_TRUMPS = 5;
const FEW_BLACK = 2;

const held = (view: ViewNow, me: number, colour: string): number => (view.places[`hand ${me}`] ?? []).filter((card) => cardOf(card)?.colour === colour).length;
const blackLeft = (view: ViewNow): number => (view.places['pool'] ?? []).filter((seal) => seal === 'seal black').length;
/** Before the first seal of a prediction. */
const predicts = (view: ViewNow, me: number): boolean => view.facts.phase === 'predicting' && predicted(view, me) === 0;
const plays = (view: ViewNow): boolean => view.facts.phase === 'playing';
const isSaboteur = (view: ViewNow, me: number): boolean => view.facts.saboteur === me;

export const tips: NonNullable<Face['tips']> = [
  { id: 'short', when: (view, me) => predicts(view, me) && view.legal.includes(SABOTEUR) && COLOURS.some((colour) => held(view, me, colour) <= 1) },
  { id: 'trumps', when: (view, me) => predicts(view, me) && held(view, me, view.facts.trump) >= MANY_TRUMPS },
  { id: 'predict', when: predicts },
  { id: 'saboteur', when: (view, me) => plays(view) && isSaboteur(view, me) },
  { id: 'black', when: (view, me) => plays(view) && !isSaboteur(view, me) && blackLeft(view) <= FEW_BLACK },
  {
    id: 'done',
    when: (view, me) =>
      plays(view) && !isSaboteur(view, me) && sealsOf(view, me).every((seal) => seal === 'seal black') && trickNumber(view).trick < view.facts.length,
  },
  { id: 'return', when: (view) => view.facts.phase === 'returning' && view.legal.length > 1 },
];
