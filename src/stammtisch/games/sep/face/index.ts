// SEP in the browser.
import type { Translate } from '@shell/face';
import { marimba, tone } from '@shell/sound';
import type { Face } from './facts';
import { advice } from './advice';
import { decks } from './decks';
import { called, chip, isAction, object, picture } from './pieces';
import { paragraph, prompt, where } from './prompt';
import { said } from './moves';
import { scene } from './scenes';
import Sheet from './Sheet.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';
import { tell } from './tell';
import { tips } from './tips';

function means(word: string, _names: string[], t: Translate): string {
  const move = said(word);
  switch (move?.kind) {
    case 'draw':
      return t(`means-${move.pile}`);
    case 'fill':
      return t(`means-fill-${move.pile}`);
    case 'on':
      return t(isAction(move.card) ? 'means-use' : 'means-on', { card: called(object(move.card), t), place: move.place });
    case 'aside':
      return t('means-aside', { card: called(object(move.card), t) });
    case 'away':
      return t('means-away', { card: called(object(move.card), t) });
    default:
      return word;
  }
}

/** Three quick steps up, and the seventh token rings. */
const FANFARE = [
  ...marimba(523, 0),
  ...marimba(659, 0.12),
  ...marimba(784, 0.24),
  ...marimba(1047, 0.4),
  tone(1568, 0.4, 0.9, 0.05),
  tone(2093, 0.52, 0.9, 0.04),
];

const face: Face = {
  Table,
  Sheet,
  Summary,
  tell,
  prompt: (view, me, names, t) => prompt(view, me, names, t),
  where,
  picture: (piece, place) => picture(piece, /^(actions|used)/.test(place) ? 'action' : 'house'),
  chip,
  called,
  means,
  advice,
  scene,
  paragraph,
  decks,
  tips,
  together: ['deal', 'draw', 'gather', 'shuffle', 'reshuffle', 'lay'],
  closes: ['score'],
  ownSheet: true,
  // The rings of a combination come one after the other, then its token has time to be seen.
  stands: true,
  rests: {
    set: 120,
    run: 120,
    lit: 60,
    earn: 620,
    return: 420,
    use: 360,
    away: 360,
    remove: 300,
    uncover: 260,
    take: 320,
    sep: 2000,
    score: 700,
    refill: 300,
    tied: 600,
  },
  sounds: {
    lay: 'deal',
    deal: 'deal',
    draw: 'lift',
    take: 'lift',
    place: 'lay',
    fill: 'lay',
    aside: 'lay',
    use: 'lay',
    away: 'lay',
    remove: 'lift',
    set: 'rise',
    run: 'rise',
    earn: 'chime',
    return: 'chime',
    sep: FANFARE,
    shuffle: 'deal',
    reshuffle: 'deal',
    gather: 'deal',
  },
};
export default face;
