// Chips as SVG text: every team has a shape and a mark of its own.
import './tokens.css';
import { card, court, f, hidden, PAPER, playingIndex, symbol, use, type Suit } from '@shell/art';

export const chip = (team: number, size = 40, label = ''): string => use(`chip-${team}`, size, size, 'chip', label);

export const symbols = (): string => hidden([0, 1, 2].map((team) => symbol(`chip-${team}`, chipBody(team))));

/** A jack says at its foot what it does: with two eyes it puts a chip anywhere, with one it takes a chip away. */
export function jackCard(s: Suit, oneEyed: boolean): string {
  const ink = 'var(--ink-card)';
  const eye = (x: number): string =>
    `<path d="M${x} 119q9-11 18 0q-9 11-18 0z" fill="var(--card)" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/><circle cx="${x + 9}" cy="119" r="3.4" fill="${ink}"/>`;
  const sign = oneEyed ? 'M-6-6 6 6M6-6-6 6' : 'M0-8v16M-8 0h16';
  const colour = oneEyed ? 'var(--minus-card)' : 'var(--plus-card)';
  return card(
    PAPER +
      '<rect x="28" y="12" width="62" height="88" rx="5" fill="var(--card-2)"/>' +
      court('J', s, 59, 100) +
      '<path d="M8 105h84" stroke="var(--card-edge)" stroke-width="1.5"/>' +
      eye(10) +
      (oneEyed ? '' : eye(31)) +
      `<circle cx="74" cy="120" r="13" fill="${colour}"/><path transform="translate(74 120)" d="${sign}" stroke="#FFFDF8" stroke-width="4" stroke-linecap="round" fill="none"/>` +
      playingIndex('J', s),
  );
}

const CHIP_SHAPE: readonly ((k: number) => string)[] = [
  (k: number) => `<circle cx="32" cy="32" r="${28 * k}"/>`,
  (k: number) => {
    const a = 25.5 * k,
      r = 7 * k;
    return `<rect x="${32 - a}" y="${32 - a}" width="${a * 2}" height="${a * 2}" rx="${r}"/>`;
  },
  (k: number) => {
    const p: string[] = [];
    for (let i = 0; i < 6; i++) {
      const t = (Math.PI / 3) * i - Math.PI / 2;
      p.push(`${f(32 + Math.cos(t) * 30 * k)},${f(32 + Math.sin(t) * 30 * k)}`);
    }
    return `<polygon points="${p.join(' ')}" stroke-linejoin="round" stroke="currentColor" stroke-width="${3 * k}"/>`;
  },
];
const CHIP_MARK = [
  '<circle cx="32" cy="32" r="8.5" fill="none" stroke="currentColor" stroke-width="5"/>',
  '<path d="M32 21v22M21 32h22" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>',
  '<path d="M32 22.5 41.5 39h-19z" fill="currentColor"/>',
];
function chipBody(t: number): string {
  const shape = CHIP_SHAPE[t] as (k: number) => string;
  return (
    `<g transform="translate(0 3)" fill="var(--team-${t}-deep)" color="var(--team-${t}-deep)">${shape(1)}</g>` +
    `<g fill="var(--team-${t})" color="var(--team-${t}-deep)" stroke="var(--team-${t}-deep)" stroke-width="2">${shape(1)}</g>` +
    `<g fill="none" stroke="var(--team-${t}-ink)" stroke-opacity=".55" stroke-width="2.2" color="transparent">${shape(0.76).replace(/stroke="currentColor" stroke-width="[\d.]+"/, '')}</g>` +
    `<g color="var(--team-${t}-ink)">${CHIP_MARK[t] ?? ''}</g>`
  );
}
