// The plain face: it draws any game from its places and facts, with the legal words as buttons.
import { back, f } from '../art';
import { piece, type Face } from '../face';
import Table from './Table.svelte';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function picture(word: string): string {
  if (word === '?') return back();
  const size = f(Math.min(34, 150 / Math.max(2, word.length)));
  return (
    '<svg class="card" viewBox="0 0 100 140" aria-hidden="true">' +
    '<rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/>' +
    `<text x="50" y="82" font-size="${size}" text-anchor="middle" fill="var(--ink-card)" class="num">${escape(word)}</text></svg>`
  );
}

const face: Face = {
  Table,
  picture,
  chip: (word) => `<span class="cc plain">${escape(word)}</span>`,
  called: (word, t) => (word === '?' ? t('plain-hidden') : word),
  means: (word) => word,
  where: (view, t) => (typeof view.facts['round'] === 'number' ? t('plain-round', { round: view.facts['round'] }) : ''),
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
  sounds: { deal: 'deal', play: 'lay', lay: 'lay' },
};
export default face;
