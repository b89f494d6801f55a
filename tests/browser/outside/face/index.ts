// A face outside of the repository: Bierdeckel of docs/add-a-game.md, with parts of the shell.
import { card, figure, PAPER } from '@shell/art';
import { marked, piece, type Face } from '@shell/face';
import { tone } from '@shell/sound';
import Table from './Table.svelte';

export const picture = (word: string): string => card(PAPER + figure(50, 90, 60, word === '?' ? '' : word, 'var(--mat)'));

const face: Face = {
  Table,
  picture,
  chip: (word) => `<span class="cc plain">${Number(word)}</span>`,
  called: (word, t) => (word === '?' ? t('hidden') : t('mat', { value: word })),
  means: (word, _names, t) => t('mat', { value: word }),
  where: (_view, t) => t('title'),
  prompt: (view, _me, names, t) => ({ state: t(view.legal.length ? 'state-yours' : 'wait', { name: names[view.holding_up[0] ?? -1] ?? '' }), step: '' }),
  tell: (event, names, _me, t) => (event.kind === 'show' ? t('told', { name: marked(names[event.seat] ?? ''), mat: piece(event.pieces[0] ?? '') }) : null),
  together: ['deal', 'show'],
  sounds: { lay: [tone(200, 0, 0.1, 0.1)] },
};
export default face;
