// Small advice for somebody's first games, from what the rulebook points out.
import { at, isSolo, outlookOf, type Face, type ViewNow } from './facts';
import { said } from './moves';
import { isAction } from './pieces';

const chooses = (view: ViewNow): boolean => view.facts.phase === 'choosing';
/** Whether laying aside or throwing away would cost me a token, and something else is possible. */
const dear = (view: ViewNow, me: number): boolean =>
  at(view, `tokens ${me}`).length > 0 && view.legal.some((word) => said(word)?.kind === 'aside') && view.legal.some((word) => said(word)?.kind === 'on');
const pays = (view: ViewNow, action: boolean): boolean =>
  view.legal.some((word) => {
    const move = said(word);
    return move?.kind === 'on' && isAction(move.card) === action && (outlookOf(view, word)?.tokens ?? 0) > 0;
  });

export const tips: NonNullable<Face['tips']> = [
  { id: 'empty', when: (view) => !isSolo(view) && chooses(view) && view.facts.middle === 0 },
  { id: 'uncover', when: (view) => view.facts.phase === 'using' && pays(view, true) },
  { id: 'pays', when: (view) => view.facts.phase.startsWith('placing') && pays(view, false) },
  { id: 'aside', when: (view, me) => view.facts.phase === 'placing' && dear(view, me) },
  { id: 'reserve', when: (view) => chooses(view) && view.legal.includes('reserve') },
  { id: 'fill', when: (view) => view.facts.phase === 'filling' && view.legal.length > 1 },
  { id: 'solo', when: (view) => isSolo(view) && chooses(view) && view.legal.includes('action') },
  { id: 'apart', when: chooses },
];
