// The plain face: it draws any game from its places and facts. Cards are clicked; words that name none are buttons.
import { back, card, f, PAPER } from '../art';
import { colouredChip, colouredPicture } from '../cards/coloured';
import { playingChip, playingPicture } from '../cards/playing';
import { piece, type Face } from '../face';
import { fact } from '../facts';
import { called, means } from './reading';
import Table from './Table.svelte';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Words on a card, each in a line of its own. */
function written(word: string): string {
  const lines = word.split(/[ _-]+/).slice(0, 4);
  const size = f(Math.min(34, 150 / Math.max(3, ...lines.map((line) => line.length))));
  const top = 70 + size * 0.35 - ((lines.length - 1) * size * 1.15) / 2;
  return card(
    PAPER +
      lines
        .map(
          (line, i) =>
            `<text x="50" y="${f(top + i * size * 1.15)}" font-size="${size}" text-anchor="middle" fill="var(--ink-card)" class="num">${escape(line)}</text>`,
        )
        .join(''),
  );
}

export function picture(word: string): string {
  return word === '?' ? back() : (playingPicture(word, { simple: true }) ?? colouredPicture(word) ?? written(word));
}

const face: Face = {
  Table,
  picture,
  chip: (word) => playingChip(word) ?? colouredChip(word) ?? `<span class="cc plain">${escape(word)}</span>`,
  called,
  means: (word, _names, t) => means(word, t),
  where(view, t) {
    const round = fact(view.facts, 'round');
    return typeof round === 'number' && round > 0 ? t('plain-round', { round }) : '';
  },
  prompt(view, me, names, t) {
    if (view.over) return { state: t('state-over'), step: '' };
    if (view.legal.length) return { state: t('state-yours'), step: t('plain-choose') };
    const who = view.holding_up.map((seat) => names[seat] ?? '').join(', ');
    return { state: t('state-waiting', { names: who }), step: '' };
  },
  tell(event, names, me, t) {
    const name = event.seat >= 0 ? (names[event.seat] ?? '') : t('plain-table');
    const pieces = event.pieces.map(piece).join(' ');
    return t('plain-event', { name, kind: event.kind, pieces, amount: event.amount });
  },
  together: ['deal', 'draw', 'gather', 'shuffle'],
  sounds: { deal: 'deal', draw: 'lift', play: 'lay', lay: 'lay' },
};
export default face;
