// What I can do now, in one sentence; and where the match is.
import type { PromptText, Translate } from '@shell/face';
import { headed } from '@shell/language';
import type { ViewNow } from './facts';
import { called, isJack, isOneEyed } from './pieces';
import { targets } from './moves';

export function prompt(view: ViewNow, me: number | null, names: string[], t: Translate): PromptText {
  return promptWith(null, view, me, names, t);
}

/** With a card of my hand chosen, or none. */
export function promptWith(picked: string | null, view: ViewNow, me: number | null, names: string[], t: Translate): PromptText {
  const facts = view.facts;
  if (view.over || facts.phase === 'ended') return { state: t('state-over'), step: t('prompt-won', { count: view.winners.length, lines: facts.lines_to_win }) };
  const mine = me !== null && view.legal.length > 0;
  if (!mine) return wait(view, me, names, t);
  if (facts.phase === 'choice') return { state: t('prompt-choose'), step: t('prompt-which-line') };
  if (facts.turn !== me) return { state: t('prompt-draw'), step: t('prompt-draw-before', { name: names[facts.turn] ?? '' }) };
  const state = t('state-yours');
  if (view.legal.includes('pass')) return { state, step: t('prompt-pass') };
  if (picked !== null) return { state, step: chosen(picked, view, t) };
  return { state, step: view.legal.includes('draw') ? t('prompt-play-and-draw') : t('prompt-play') };
}

function chosen(picked: string, view: ViewNow, t: Translate): string {
  const card = headed(called(picked, t));
  if (view.legal.includes(`swap ${picked}`)) return t('prompt-swap', { card });
  if (!targets(view.legal, picked).length) return t('prompt-useless', { card });
  if (!isJack(picked)) return t('prompt-square', { card });
  return t(isOneEyed(picked) ? 'prompt-one-eyed' : 'prompt-two-eyed', { card });
}

function wait(view: ViewNow, me: number | null, names: string[], t: Translate): PromptText {
  const { phase, turn } = view.facts;
  if (phase === 'lots' || phase === 'dealing') return { state: t('prompt-dealing'), step: '' };
  const acting = view.holding_up[0] ?? turn;
  // My own move is being told.
  if (acting === me) return { state: t(phase === 'choice' ? 'prompt-choose' : 'state-yours'), step: '' };
  const name = names[acting] ?? '';
  if (phase === 'choice') return { state: t('prompt-choosing', { name }), step: '' };
  const next = me !== null && (turn + 1) % names.length === me;
  return { state: t('prompt-turn', { name }), step: next ? t('prompt-next') : me === null ? '' : t('prompt-look') };
}

/** What wins: "Two lines of four win". */
export const where = (view: ViewNow, t: Translate): string => t('where-goal', { lines: view.facts.lines_to_win });

export function paragraph(view: ViewNow): string | null {
  const { phase, turn } = view.facts;
  if (phase === 'choice') return 'SQ 5.3';
  if (phase === 'lots' || phase === 'dealing') return 'SQ 3';
  if (phase === 'ended') return 'SQ 5.4';
  if (view.legal.includes('draw') && turn !== view.seat) return 'SQ 6';
  return view.legal.includes('pass') ? 'SQ 4.5' : 'SQ 4';
}
