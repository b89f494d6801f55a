// What I can do now, in one sentence; and where the match is.
import type { PromptText, Translate } from '@shell/face';
import { headed } from '@shell/language';
import { signed } from '@shell/signed';
import { at, isSolo, numberOf, outlookOf, type Phase, type ViewNow } from './facts';
import { called, cardOf } from './pieces';
import { offWord, said, targets } from './moves';

/** `picked` is the card chosen from the hand: the step then speaks of it. `early`: a card was tapped before anything was drawn. */
export function prompt(view: ViewNow, me: number | null, names: string[], t: Translate, picked: string | null = null, early = false): PromptText {
  const facts = view.facts;
  if (view.over || facts.phase === 'finished') return { state: t('state-over'), step: over(view, me, names, t) };
  const acting = view.holding_up[0] ?? facts.mover;
  if (acting !== me) return { state: awaited(view, names[acting] ?? '', t), step: '' };
  const step = view.legal.length ? mine(view, me, t, picked, early) : '';
  return { state: title(view, t), step };
}

const TITLES: Partial<Record<Phase, string>> = { placing: 'prompt-place', 'placing taken': 'prompt-place', using: 'prompt-use' };

function title(view: ViewNow, t: Translate): string {
  const { phase, fill } = view.facts;
  if (phase === 'filling') return t('prompt-fill', { place: numberOf(fill ?? '') });
  if (phase === 'using' && view.legal.some((word) => word.endsWith(' away'))) return t('prompt-away');
  return t(TITLES[phase] ?? 'state-yours');
}

function mine(view: ViewNow, me: number, t: Translate, picked: string | null, early: boolean): string {
  const { legal } = view;
  const { phase } = view.facts;
  const has = (word: string): number => Number(legal.includes(word));
  switch (phase) {
    case 'choosing':
      if (early) return t('step-early');
      if (isSolo(view) && !has('action')) return t('step-stock-only');
      return t(`step-choose-${has('reserve') ? 'reserve' : 'stock'}${has('action') ? '-action' : ''}`);
    case 'filling':
      return t(has('fill reserve') ? 'step-fill-either' : 'step-fill-stock');
    case 'placing taken':
      return headed(t('step-taken', { card: called(view.facts.taken ?? '', t) }));
    case 'using':
      return use(view, me, t, picked);
    default:
      return place(view, t, picked);
  }
}

function place(view: ViewNow, t: Translate, picked: string | null): string {
  const { legal } = view;
  if (!legal.some((word) => said(word)?.kind === 'on')) {
    const costs = legal.some((word) => (outlookOf(view, word)?.tokens ?? 0) < 0);
    return t(costs ? 'step-none-fits-token' : 'step-none-fits');
  }
  if (picked === null) return t('step-pick');
  const count = targets(legal, picked).length;
  return headed(t(count ? 'step-fits' : 'step-fits-nowhere', { card: called(picked, t), count }));
}

function use(view: ViewNow, me: number, t: Translate, picked: string | null): string {
  if (picked !== null && targets(view.legal, picked).length) return t('step-use', { rank: cardOf(picked)?.rank ?? '' });
  const away = view.legal.some((word) => offWord([word], word.slice(0, 2)) !== null);
  if (!away) return t('step-use-pick');
  return t(at(view, `tokens ${me}`).length ? 'step-away-token' : 'step-away');
}

const AWAITED: Partial<Record<Phase, string>> = {
  choosing: 'await-choosing',
  placing: 'await-placing',
  'placing taken': 'await-placing',
  using: 'await-using',
};

function awaited(view: ViewNow, name: string, t: Translate): string {
  const { phase, fill } = view.facts;
  if (phase === 'filling') return t('await-filling', { name, place: numberOf(fill ?? '') });
  return t(AWAITED[phase] ?? 'await-choosing', { name });
}

function over(view: ViewNow, me: number | null, names: string[], t: Translate): string {
  if (isSolo(view)) return t('over-solo', { count: view.points[0] ?? 0, points: signed(view.points[0] ?? 0) });
  const winner = view.winners[0];
  if (winner !== undefined && winner === me) return t('told-end-me', { tokens: view.points[winner] ?? 0 });
  return winner === undefined ? t('over-drawn') : t('over-won', { name: names[winner] ?? '', tokens: view.points[winner] ?? 0 });
}

/** "Second stock of three", or "Solo · round 1 of 2". */
export function where(view: ViewNow, t: Translate): string {
  const { round, rounds, stocks, overtime } = view.facts;
  if (rounds !== null) return t('where-solo', { round: Math.min(round + 1, rounds), rounds });
  return overtime ? t('where-overtime') : t('where-stock', { stock: stocks });
}

/** The paragraph of the rules that matters now. */
export function paragraph(view: ViewNow): string | null {
  const PARAGRAPHS: Partial<Record<Phase, string>> = {
    choosing: 'SE 3',
    placing: 'SE 3.2',
    'placing taken': 'SE 3.3',
    using: 'SE 3.4',
    filling: 'SE 3.6',
    finished: isSolo(view) ? 'SE 7.6' : 'SE 6.3',
  };
  const { phase } = view.facts;
  return phase === 'choosing' && isSolo(view) ? 'SE 7' : (PARAGRAPHS[phase] ?? null);
}
