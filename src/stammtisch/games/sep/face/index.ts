// SEP in the browser.
import type { Translate } from '@shell/face';
import type { Face } from './facts';
import { decks } from './decks';
import { called, chip, picture } from './pieces';
import { paragraph, prompt, where } from './prompt';
import { said } from './moves';
import Sheet from './Sheet.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';
import { tell } from './tell';

function means(word: string, _names: string[], t: Translate): string {
  const move = said(word);
  switch (move?.kind) {
    case 'draw': return t(`means-${move.pile}`);
    case 'fill': return t(`means-fill-${move.pile}`);
    case 'on': return t('means-on', { card: called(move.card, t), place: move.place });
    case 'aside': return t('means-aside', { card: called(move.card, t) });
    case 'away': return t('means-away', { card: called(move.card, t) });
    default: return word;
  }
}

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
  paragraph,
  decks,
  together: ['deal', 'draw', 'gather', 'shuffle', 'reshuffle', 'lay'],
  // The rings of a combination come one after the other, then its token has time to be seen.
  rests: { set: 120, run: 120, lit: 60, earn: 620, return: 420, use: 360, away: 360, remove: 300, uncover: 260, take: 320, sep: 900, score: 900, refill: 300, tied: 600 },
  sounds: {
    lay: 'deal', deal: 'deal', draw: 'lift', take: 'lift', place: 'lay', fill: 'lay', aside: 'lay', use: 'lay', away: 'lay',
    remove: 'lift', set: 'rise', run: 'rise', earn: 'chime', return: 'chime', shuffle: 'deal', reshuffle: 'deal', gather: 'deal',
  },
};
export default face;
