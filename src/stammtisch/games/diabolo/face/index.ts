import type { Translate } from '@shell/face';
import { brush, tone } from '@shell/sound';
import type { Face } from './facts';
import { decks } from './decks';
import { actedOf, cardOf, chip, DOUBLE, picture } from './pieces';
import { paragraph, prompt, where } from './prompt';
import { said } from './moves';
import { tell } from './tell';
import { tips } from './tips';
import { scene } from './scenes';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

function called(word: string, t: Translate): string {
  const played = cardOf(actedOf(word) ?? '');
  if (played) return t('card-acc', { ...played });
  const card = cardOf(word);
  if (card) return t('card', { colour: card.colour, value: card.value });
  return word === DOUBLE ? t('double-card') : t('hidden');
}

function means(word: string, _names: string[], t: Translate): string {
  const move = said(word);
  switch (move?.kind) {
    case 'lay':
      return t('means-lay', { acc: t('card-acc', { ...cardOf(move.card) }), side: move.side });
    case 'box':
      return t('means-box', { acc: t('card-acc', { ...cardOf(move.card) }) });
    case 'double':
      return t('means-double');
    case 'keep':
      return t('means-keep');
    default:
      return word;
  }
}

const LOCK = [tone(120, 0, 0.14, 0.12), brush(500, 0.02, 0.08, 0.08)];

const face: Face = {
  Table,
  Sheet,
  tell,
  prompt,
  where,
  picture,
  chip,
  called,
  means,
  scene,
  paragraph,
  decks,
  tips,
  together: ['deal', 'draw', 'gather', 'lay'],
  closes: ['points'],
  ownSheet: true,
  // A row takes about two and a half seconds: the scale tips, all hands turn over together, the points fly.
  rests: { lay: 420, lock: 520, angels: 1000, devils: 1000, equal: 1500, double: 420, keep: 200, score: 1500, twice: 1700, pay: 1500, nobody: 1400, box: 420 },
  chapters: ['angels', 'devils', 'equal'],
  sounds: { deal: 'deal', draw: 'lift', lay: 'lay', box: 'lay', lock: LOCK, double: 'clack', score: 'chime', twice: 'rise', pay: 'dull' },
};
export default face;
