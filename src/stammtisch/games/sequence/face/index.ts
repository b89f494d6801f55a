// Sequence in the browser.
import type { Translate } from '@shell/face';
import type { Face } from './facts';
import { advice } from './advice';
import { cardAt, lineOf, squareOf } from './board';
import { decks } from './decks';
import { called, chip, object, picture } from './pieces';
import { paragraph, prompt, where } from './prompt';
import { said } from './moves';
import { tell } from './tell';
import { tips } from './tips';
import { scene } from './scenes';
import Sheet from './Sheet.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';

function means(word: string, names: string[], t: Translate): string {
  const move = said(word);
  switch (move?.kind) {
    case 'play':
      return squareOf(move.card) === move.square
        ? t('means-play', { card: called(object(move.card), t) })
        : t('means-jack', { card: called(object(move.card), t), square: called(cardAt(move.square), t) });
    case 'swap':
      return t('means-swap', { card: called(object(move.card), t) });
    case 'line': {
      const line = lineOf(move.line);
      return t('means-line', { from: called(line?.from.card ?? '', t), to: called(line?.to.card ?? '', t) });
    }
    case 'draw':
      return t('means-draw');
    case 'pass':
      return t('means-pass');
    default:
      return word;
  }
}

const face: Face = {
  Table,
  Sheet,
  Summary,
  tell,
  prompt,
  where,
  picture,
  chip,
  called,
  means,
  advice,
  scene,
  paragraph,
  decks,
  tips,
  together: ['deal', 'draw', 'lot', 'shuffle'],
  // The card is seen before its chip moves; a finished line and a forgotten draw are given time to be felt.
  stands: true,
  rests: { lot: 1100, tie: 700, start: 600, play: 320, place: 360, take: 420, line: 900, lost: 900, shuffle: 400, pass: 300 },
  sounds: { lot: 'lay', deal: 'deal', draw: 'lift', play: 'lay', swap: 'lay', place: 'clack', take: 'clack', line: 'rise', lost: 'dull', shuffle: 'deal' },
};
export default face;
