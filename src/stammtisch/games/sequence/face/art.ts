// Chips as SVG text: every team has a shape and a mark of its own.
import './tokens.css';
import { f, hidden, symbol, use } from '@shell/art';

export const chip = (team: number, size = 40, label = ''): string => use(`chip-${team}`, size, size, 'chip', label);

export const symbols = (): string => hidden([0, 1, 2].map((team) => symbol(`chip-${team}`, chipBody(team))));

const CHIP_SHAPE: readonly ((k: number) => string)[] = [
  (k: number) => `<circle cx="32" cy="32" r="${28 * k}"/>`,
  (k: number) => { const a = 25.5 * k, r = 7 * k; return `<rect x="${32 - a}" y="${32 - a}" width="${a * 2}" height="${a * 2}" rx="${r}"/>`; },
  (k: number) => { const p: string[] = []; for (let i = 0; i < 6; i++) { const t = Math.PI / 3 * i - Math.PI / 2; p.push(`${f(32 + Math.cos(t) * 30 * k)},${f(32 + Math.sin(t) * 30 * k)}`); } return `<polygon points="${p.join(' ')}" stroke-linejoin="round" stroke="currentColor" stroke-width="${3 * k}"/>`; },
];
const CHIP_MARK = [
  '<circle cx="32" cy="32" r="8.5" fill="none" stroke="currentColor" stroke-width="5"/>',
  '<path d="M32 21v22M21 32h22" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>',
  '<path d="M32 22.5 41.5 39h-19z" fill="currentColor"/>',
];
function chipBody(t: number): string {
  const shape = CHIP_SHAPE[t] as (k: number) => string;
  return `<g transform="translate(0 3)" fill="var(--team-${t}-deep)" color="var(--team-${t}-deep)">${shape(1)}</g>` +
    `<g fill="var(--team-${t})" color="var(--team-${t}-deep)" stroke="var(--team-${t}-deep)" stroke-width="2">${shape(1)}</g>` +
    `<g fill="none" stroke="var(--team-${t}-ink)" stroke-opacity=".55" stroke-width="2.2" color="transparent">${shape(0.76).replace(/stroke="currentColor" stroke-width="[\d.]+"/, '')}</g>` +
    `<g color="var(--team-${t}-ink)">${CHIP_MARK[t] ?? ''}</g>`;
}
