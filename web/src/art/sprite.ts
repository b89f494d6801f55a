// The sprites: the signs of buttons and the lamp; seals, figures, chips, tokens and what stands on cards. As symbols.
import { blob, f, scallop } from './outline';
import { EMBLEM, figureId, FIGURES, MARK, SUIT, WAXES, type Wax } from './signs';

/** Hidden symbols, which stand once on the page: `use` refers to them. */
const hidden = (symbols: readonly string[]): string => `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols.join('')}</defs></svg>`;
const sign = (id: string, body: string): string => `<symbol id="${id}" viewBox="0 0 24 24"><g fill="currentColor">${body}</g></symbol>`;

/** What every page shows at once. */
export function signs(): string {
  const marks = Object.entries(MARK).map(([k, v]) => sign(`mk-${k}`, v));
  return hidden([...marks, `<symbol id="lamp" viewBox="0 0 64 64">${lampBody()}</symbol>`]);
}

/** What games are made of. */
export function material(): string {
  const s: string[] = [];
  for (const [k, v] of Object.entries(EMBLEM)) s.push(sign(`em-${k}`, v));
  for (const [k, v] of Object.entries(SUIT)) s.push(sign(`su-${k}`, v));
  for (const figure of FIGURES) s.push(`<text id="${figureId(figure)}" class="num">${figure}</text>`);
  WAXES.forEach((c, i) => s.push(`<symbol id="seal-${c}" viewBox="0 0 64 64">${sealBody(c, i + 1)}</symbol>`));
  s.push(`<symbol id="saboteur" viewBox="0 0 64 80">${saboteurBody()}</symbol>`);
  s.push(`<symbol id="devil" viewBox="0 0 64 64">${devilBody()}</symbol>`, `<symbol id="angel" viewBox="0 0 64 64">${angelBody()}</symbol>`);
  for (let t = 0; t < 3; t++) s.push(`<symbol id="chip-${t}" viewBox="0 0 64 64">${chipBody(t)}</symbol>`);
  s.push(`<symbol id="token" viewBox="0 0 64 64">${tokenBody()}</symbol>`);
  s.push(`<symbol id="slot" viewBox="0 0 64 64"><circle cx="32" cy="32" r="26" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="5 5.2"/></symbol>`);
  return hidden(s);
}

function sealBody(c: Wax, seed: number): string {
  return `<path d="${blob(32, 34.5, 28.5, seed, 0.07)}" fill="var(--seal-${c}-deep)"/>` +
    `<path d="${blob(32, 31.5, 28.5, seed, 0.07)}" fill="var(--seal-${c})"/>` +
    `<circle cx="32" cy="31.5" r="20.5" fill="var(--seal-${c}-well)"/>` +
    `<path d="M12.8 24.500A20.5 20.5 0 0 1 28 11.4" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="2.6" stroke-linecap="round"/>` +
    `<svg x="19.5" y="19" width="25" height="25" viewBox="0 0 24 24" color="var(--seal-${c}-ink)"><g fill="currentColor">${EMBLEM[c]}</g></svg>`;
}

function saboteurBody(): string {
  return '<ellipse cx="32" cy="75" rx="25" ry="4.5" fill="var(--fig-shadow)"/>' +
    '<path d="M32 2C20 2 14.5 11 14.5 21c0 5 .8 8.5-1 13C9.5 43 6 57 6 74h52c0-17-3.5-31-7.5-40-1.8-4.5-1-8-1-13C49.5 11 44 2 32 2z" fill="var(--fig-cloak)"/>' +
    '<path d="M32 2c-3 4-4.5 9-4 13-6 1-8.6 5-8.6 10.500C19.4 34 25 39.5 32 39.500S44.6 34 44.6 25.500C44.6 17 39 15 38 11c-.8-3-2.5-6.5-6-9z" fill="var(--fig-hood)"/>' +
    '<path d="M32 14.500c-6.5 0-9.6 4.6-9.6 10.6 0 6.6 4.3 11.4 9.6 11.400s9.6-4.8 9.6-11.400c0-6-3.1-10.6-9.6-10.600z" fill="var(--fig-dark)"/>' +
    '<path d="m24.8 23.2 5.6 2.600c-.6 2-4.8 2-5.6-2.600zm14.4 0-5.6 2.600c.6 2 4.8 2 5.6-2.600z" fill="var(--lamp)"/>' +
    '<path d="M27.5 43.5 32 47l4.5-3.500L32 74z" fill="var(--fig-hood)"/>' +
    '<circle cx="32" cy="45" r="4" fill="var(--lamp)"/><path d="m33.6 41-3 4.200h1.900L31 49l4-4.800h-2z" fill="var(--fig-dark)"/>';
}

function devilBody(): string {
  return '<circle cx="32" cy="34" r="27" fill="var(--devil)"/>' +
    '<path d="M10.5 20C4.5 14.5 4 7.5 7 1.500c1.5 5.5 6 8.5 13 9.500zM53.5 20c6-5.5 6.5-12.5 3.5-18.5-1.5 5.5-6 8.5-13 9.500z" fill="var(--devil)"/>' +
    '<path d="m17.5 25.5 10 4.300c-.8 5.2-8.2 5.4-10-4.300zm29 0-10 4.300c.8 5.2 8.2 5.4 10-4.300z" fill="var(--devil-ink)"/>' +
    '<path d="M17.5 40c4 6.6 9 9.5 14.5 9.500S42.5 46.6 46.5 40c-4 2.8-9 4.2-14.5 4.200S21.5 42.8 17.5 40z" fill="var(--devil-ink)"/>' +
    '<path d="M28 51.500h8L32 62z" fill="var(--devil-ink)"/>';
}
function angelBody(): string {
  return '<path d="M14 30C6 28 1.5 33 1.5 41c0 7 5 12 14 12zM50 30c8-2 12.5 3 12.5 11 0 7-5 12-14 12z" fill="var(--angel-wing)"/>' +
    '<path d="M2.5 39h11M4 46h10M61.5 39h-11M60 46H50" stroke="var(--angel-ink)" stroke-width="2" stroke-linecap="round" opacity=".5"/>' +
    '<circle cx="32" cy="38" r="22.5" fill="var(--angel)" stroke="var(--angel-ink)" stroke-width="2.5"/>' +
    '<ellipse cx="32" cy="9" rx="15" ry="5.5" fill="none" stroke="var(--angel-halo)" stroke-width="4.2"/>' +
    '<path d="M21 34.500c1.5 3.2 6.5 3.2 8 0M35 34.500c1.5 3.2 6.5 3.2 8 0" fill="none" stroke="var(--angel-ink)" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M24 45.500c4.5 5 11.5 5 16 0" fill="none" stroke="var(--angel-ink)" stroke-width="3" stroke-linecap="round"/>';
}

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

function tokenBody(): string {
  return `<circle cx="32" cy="35" r="28" fill="var(--token-deep)"/><path d="${scallop(32, 32, 27, 21, 0.035)}" fill="var(--token)"/>` +
    '<circle cx="32" cy="32" r="21" fill="none" stroke="var(--token-ink)" stroke-width="2" opacity=".55"/>' +
    '<path d="M21.5 19.500h22v5.200C38.5 30 35 37 34 46.500h-6.600C28.3 38 31 31 36 25.400H21.500z" fill="var(--token-ink)"/>';
}

function lampBody(): string {
  return '<path d="M32 22 4 54h56z" fill="var(--lamp)" opacity=".35"/>' +
    '<path d="M30.6 2h2.800v9h-2.800z" fill="currentColor"/><path d="M16 26C16 16 22 10 32 10s16 6 16 16z" fill="currentColor"/>' +
    '<path d="M26 28h12a6 6 0 0 1-12 0z" fill="var(--lamp)"/>' +
    '<path d="M4 52h56v5H4z" fill="currentColor"/><path d="M12 57h4.500v6H12zm35.5 0H52v6h-4.500z" fill="currentColor"/>';
}

