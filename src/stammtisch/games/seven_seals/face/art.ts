// Cards, seals and the saboteur as SVG text.
import './tokens.css';
import { blob, COLOURS, colourCard, EMBLEM, figure, hidden, scallop, sign, signSymbol, symbol, use, type CardLook, type Colour } from '@shell/art';

export type Wax = Colour | 'w' | 'k';
export const WAXES: readonly Wax[] = [...COLOURS, 'w', 'k'];

/** The white seal has a key (it fits every trick), the black one a bolt. */
const WAX_EMBLEM: Record<Wax, string> = {
  ...EMBLEM,
  w: '<path fill-rule="evenodd" d="M7.6 6.200a5.8 5.8 0 1 0 5.2 8.300h2.400v3h3.200v-3h1.400v4h3.200v-7h-10.200A5.8 5.8 0 0 0 7.6 6.200zm0 3.400a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"/>',
  k: '<path d="M14.8.8 5.2 13.400h5.200L8 23.2 18.8 9.600h-5.600z"/>',
};

/** The sign of trump, as it is printed on the red cards; what trump does is the server's to say. */
const TRUMP: Colour = 'r';
const STAR = '<path d="m12 1.400 3.100 6.900 7.500.800-5.600 5 1.600 7.400L12 17.700l-6.600 3.800 1.600-7.400-5.600-5 7.500-.800z"/>';

export const waxEmblem = (wax: Wax, size = 20, label = ''): string => use(`em-${wax}`, size, size, 'i', label);
export const trumpSign = (size = 16, label = ''): string => use('trump', size, size, 'i', label);
export const seal = (wax: Wax, size = 40, label = ''): string => use(`seal-${wax}`, size, size, 'seal', label);
export const saboteur = (height = 80, label = ''): string => use('saboteur', height * 0.8, height, 'fig', label);

/** One big seal-edged disc with the number; the index column carries fan and trick. */
export function sealsCard(c: Colour, v: number, look: CardLook = {}): string {
  const on = `var(--c-${c}-on)`;
  const disc =
    `<path d="${scallop(54, 76, 26.5, 18, 0.05)}" fill="${on}"/><circle cx="54" cy="76" r="23.4" fill="none" stroke="var(--c-${c})" stroke-width="1.6"/>` +
    figure(v > 9 ? 53 : 54, 89, v > 9 ? 33 : 38, v, `var(--c-${c}-num)`, v > 9 ? 'letter-spacing="-2"' : '') +
    sign(73, 113, 15, EMBLEM[c], on) +
    (c === TRUMP ? sign(11, 61, 18, STAR, 'var(--trump)') : '');
  return colourCard(c, v, disc, { index: true, ...look });
}

export const symbols = (): string =>
  hidden([
    signSymbol('em-w', WAX_EMBLEM.w),
    signSymbol('em-k', WAX_EMBLEM.k),
    signSymbol('trump', STAR),
    ...WAXES.map((wax, i) => symbol(`seal-${wax}`, sealBody(wax, i + 1))),
    symbol('saboteur', saboteurBody(), '0 0 64 80'),
  ]);

function sealBody(c: Wax, seed: number): string {
  return (
    `<path d="${blob(32, 34.5, 28.5, seed, 0.07)}" fill="var(--seal-${c}-deep)"/>` +
    `<path d="${blob(32, 31.5, 28.5, seed, 0.07)}" fill="var(--seal-${c})"/>` +
    `<circle cx="32" cy="31.5" r="20.5" fill="var(--seal-${c}-well)"/>` +
    `<path d="M12.8 24.500A20.5 20.5 0 0 1 28 11.4" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="2.6" stroke-linecap="round"/>` +
    `<svg x="19.5" y="19" width="25" height="25" viewBox="0 0 24 24" color="var(--seal-${c}-ink)"><g fill="currentColor">${WAX_EMBLEM[c]}</g></svg>`
  );
}

function saboteurBody(): string {
  return (
    '<ellipse cx="32" cy="75" rx="25" ry="4.5" fill="var(--fig-shadow)"/>' +
    '<path d="M32 2C20 2 14.5 11 14.5 21c0 5 .8 8.5-1 13C9.5 43 6 57 6 74h52c0-17-3.5-31-7.5-40-1.8-4.5-1-8-1-13C49.5 11 44 2 32 2z" fill="var(--fig-cloak)"/>' +
    '<path d="M32 2c-3 4-4.5 9-4 13-6 1-8.6 5-8.6 10.500C19.4 34 25 39.5 32 39.500S44.6 34 44.6 25.500C44.6 17 39 15 38 11c-.8-3-2.5-6.5-6-9z" fill="var(--fig-hood)"/>' +
    '<path d="M32 14.500c-6.5 0-9.6 4.6-9.6 10.6 0 6.6 4.3 11.4 9.6 11.400s9.6-4.8 9.6-11.400c0-6-3.1-10.6-9.6-10.600z" fill="var(--fig-dark)"/>' +
    '<path d="m24.8 23.2 5.6 2.600c-.6 2-4.8 2-5.6-2.600zm14.4 0-5.6 2.600c.6 2 4.8 2 5.6-2.600z" fill="var(--lamp)"/>' +
    '<path d="M27.5 43.5 32 47l4.5-3.500L32 74z" fill="var(--fig-hood)"/>' +
    '<circle cx="32" cy="45" r="4" fill="var(--lamp)"/><path d="m33.6 41-3 4.200h1.900L31 49l4-4.800h-2z" fill="var(--fig-dark)"/>'
  );
}
