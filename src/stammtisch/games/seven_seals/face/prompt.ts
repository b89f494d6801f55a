// What I can do now, in one sentence; and where the match is.
import type { PromptText, Translate } from '@shell/face';
import { language } from '@shell/language';
import { hasPredicted, predicted, trickNumber, type ViewNow } from './facts';
import { cardOf } from './pieces';
import { returnable } from './moves';

/** From so many cards on, "follow green" says more than all their numbers. */
const MANY = 5;

export function prompt(view: ViewNow, me: number | null, names: string[], t: Translate): PromptText {
  const { phase } = view.facts;
  if (view.over || phase === 'finished') return { state: t('state-over'), step: t('prompt-fewest') };
  const mine = me !== null && view.legal.length > 0;
  if (phase === 'predicting') return mine ? predict(view, me, t) : awaitPrediction(view, me, names, t);
  if (phase === 'returning') return mine ? giveBack(view, t) : { state: acts(view, me, names, t, 'prompt-returning'), step: '' };
  return mine ? play(view, t) : awaitCard(view, me, names, t);
}

/** What somebody does at this moment: "Jonas is choosing", or what is said of it to me. */
function acts(view: ViewNow, me: number | null, names: string[], t: Translate, id: string, seat = view.holding_up[0] ?? -1): string {
  return seat === me ? t(`${id}-me`) : t(id, { name: names[seat] ?? '' });
}

function predict(view: ViewNow, me: number, t: Translate): PromptText {
  const count = predicted(view, me);
  const { edition } = view.facts;
  if (count) return { state: t('prompt-predict-count', { count }), step: t('prompt-predict-more') };
  const step = view.legal.includes('saboteur') ? 'prompt-predict-or-saboteur' : 'prompt-predict-first';
  return { state: t('prompt-predict'), step: t(step, { edition }) };
}

function awaitPrediction(view: ViewNow, me: number | null, names: string[], t: Translate): PromptText {
  const state = acts(view, me, names, t, 'prompt-predicting');
  if (me === null || view.holding_up.includes(me)) return { state, step: '' };
  const { saboteur, edition } = view.facts;
  if (saboteur === me) return { state, step: t('prompt-you-saboteur', { edition }) };
  return { state, step: hasPredicted(view, me) ? t('prompt-predicted', { count: predicted(view, me) }) : t('prompt-predict-later') };
}

function giveBack(view: ViewNow, t: Translate): PromptText {
  const kinds = returnable(view.legal);
  const step = kinds.length === 1 ? t('prompt-return-one', { seal: kinds[0] ?? '' }) : t('prompt-return-which');
  return { state: t('prompt-return'), step };
}

function play(view: ViewNow, t: Translate): PromptText {
  const state = t('state-yours');
  const { trick } = view.facts;
  const led = cardOf(trick[0]?.[1] ?? '')?.colour;
  if (!led) return { state, step: `${t('prompt-lead')} ${t('trump-note')}` };
  const cards = view.legal.flatMap((word) => cardOf(word) ?? []);
  if (cards.some((card) => card.colour !== led)) {
    const trumps = cards.some((card) => card.colour === view.facts.trump);
    return { state, step: `${t(trumps ? 'prompt-free-trump' : 'prompt-free', { led })} ${winning(view, t)}` };
  }
  const values = new Intl.ListFormat(language(), { type: 'disjunction' }).format(
    cards
      .map((card) => card.value)
      .toSorted((a, b) => a - b)
      .map(String),
  );
  const follow = cards.length < MANY ? t('prompt-follow-with', { led, values }) : t('prompt-follow', { led });
  return { state, step: `${follow} ${winning(view, t)}` };
}

function winning(view: ViewNow, t: Translate): string {
  const { trick, winning } = view.facts;
  const card = cardOf(trick.find(([seat]) => seat === winning)?.[1] ?? '');
  return card ? t('prompt-winning', { card: t('coloured-card', { colour: card.colour, value: card.value }) }) : '';
}

function awaitCard(view: ViewNow, me: number | null, names: string[], t: Translate): PromptText {
  const { trick, leader } = view.facts;
  if (!trick.length) return { state: acts(view, me, names, t, 'prompt-leading', leader ?? -1), step: '' };
  const state = acts(view, me, names, t, 'prompt-choosing');
  const seats = names.length;
  const ahead = me === null ? -1 : (me - (view.holding_up[0] ?? 0) + seats) % seats;
  const open = me !== null && !trick.some(([seat]) => seat === me);
  return { state, step: open && ahead === 1 ? t('prompt-next') : winning(view, t) };
}

/** "Round 2 of 4 · trick 5 of 15". */
export function where(view: ViewNow, t: Translate): string {
  const { phase, round, rounds } = view.facts;
  const at = t('where-round', { round, rounds });
  if (phase === 'finished') return at;
  return `${at} · ${phase === 'predicting' ? t('where-prediction') : t('where-trick', { ...trickNumber(view) })}`;
}

const PARAGRAPH: Record<string, string> = { predicting: 'SS 3', playing: 'SS 4', returning: 'SS 5', finished: 'SS 6' };
export const paragraph = (view: ViewNow): string | null => PARAGRAPH[view.facts.phase] ?? null;
