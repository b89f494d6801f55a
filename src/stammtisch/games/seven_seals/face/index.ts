// Seven Seals in the browser.
import type { Translate } from '@shell/face';
import { brush, tone } from '@shell/sound';
import type { Face } from './facts';
import { decks } from './decks';
import { actedOf, cardOf, chip, picture, SABOTEUR, waxOf } from './pieces';
import { paragraph, prompt, where } from './prompt';
import { said } from './moves';
import { tell } from './tell';
import { tips } from './tips';
import { scene } from './scenes';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

export function called(word: string, t: Translate): string {
  const played = cardOf(actedOf(word) ?? '');
  if (played) return t('card-acc', { ...played });
  const card = cardOf(word);
  if (card) return t('coloured-card', { colour: card.colour, value: card.value });
  const wax = waxOf(word);
  if (wax) return t('seal', { seal: wax });
  return word === SABOTEUR ? t('saboteur') : t('hidden');
}

function means(word: string, names: string[], t: Translate): string {
  const move = said(word);
  switch (move?.kind) {
    case 'card':
      return t('means-card', { acc: t('card-acc', { ...cardOf(move.card) }) });
    case 'saboteur':
      return t('means-saboteur');
    case 'done':
      return t('means-done');
    case 'take':
      return t('means-take', { seal: move.colour });
    case 'steal':
      return t('means-steal', { seal: move.colour, victim: names[move.from] ?? '' });
    case 'return':
      return t('means-return', { seal: move.wax });
    default:
      return word;
  }
}

const WAX = [tone(180, 0, 0.12, 0.12), brush(900, 0, 0.04, 0.06)];
const WHITE = [tone(270, 0, 0.12, 0.11), brush(1200, 0, 0.04, 0.05)];

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
  together: ['deal', 'gather'],
  closes: ['score'],
  ownSheet: true,
  // A trick rests before it is swept away, a robbery and a black seal are given time to be felt.
  rests: { play: 420, win: 1000, return: 620, take: 320, compensate: 1100, saboteur: 1200, black: 950, score: 500, round: 300 },
  sounds: { deal: 'deal', play: 'lay', take: WAX, return: WAX, compensate: WHITE, black: 'dull', saboteur: 'clack', win: 'lift' },
};
export default face;
