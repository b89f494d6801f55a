// Tokens and action cards as SVG text.
import './tokens.css';
import { back, card, court, figure, hidden, MARK, PAPER, playingIndex, scallop, symbol, use, type CardLook, type Rank, type Suit } from '@shell/art';

export const token = (size = 36, label = ''): string => use('token', size, size, 'token', label);
/** Action cards have a back of their own. */
export const actionBack = (): string => back('action', MARK.crown);

/** An action card says at its foot what it does: cards lifted off a stack, and a token for the king. */
export function actionCard(r: Rank, s: Suit, look: CardLook = {}): string {
  const col = `var(--s-${s})`,
    ink = 'var(--ink-card)';
  let b = '<rect x="28" y="12" width="62" height="84" rx="5" fill="var(--card-2)"/>' + court(r, s, 59, 96);
  const n = r === 'J' ? 1 : r === 'Q' ? 2 : 3;
  b += `<path d="M12 102h76" stroke="var(--card-edge)" stroke-width="1.5"/>`;
  for (let i = 0; i < 3; i++) {
    const on = i >= 3 - n;
    b += `<rect x="${12 + i * 8}" y="${on ? 108 : 111}" width="14" height="20" rx="2.5" fill="${on ? col : 'var(--card)'}" stroke="${on ? 'var(--card)' : ink}" stroke-opacity="${on ? 1 : 0.5}" stroke-width="1.5" ${on ? '' : 'stroke-dasharray="3 2.5"'}/>`;
  }
  b += figure(r === 'K' ? 58 : 66, 126, 21, '−' + n, ink);
  if (r === 'K') b += '<svg x="73" y="108" width="21" height="21" viewBox="0 0 64 64"><use href="#token"/></svg>';
  return card(PAPER + b + playingIndex(r, s), look);
}

export const symbols = (): string => hidden([symbol('token', tokenBody())]);

function tokenBody(): string {
  return (
    `<circle cx="32" cy="35" r="28" fill="var(--token-deep)"/><path d="${scallop(32, 32, 27, 21, 0.035)}" fill="var(--token)"/>` +
    '<circle cx="32" cy="32" r="21" fill="none" stroke="var(--token-ink)" stroke-width="2" opacity=".55"/>' +
    '<path d="M21.5 19.500h22v5.200C38.5 30 35 37 34 46.500h-6.600C28.3 38 31 31 36 25.400H21.500z" fill="var(--token-ink)"/>'
  );
}
