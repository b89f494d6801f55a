// Small signs in a space of 24 x 24, as SVG text that takes its colour from `currentColor`.

export type Colour = 'r' | 'y' | 'g' | 'b' | 'p';
export type Suit = 'S' | 'H' | 'D' | 'C';

export const COLOURS: readonly Colour[] = ['r', 'y', 'g', 'b', 'p'];
export const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];

const sunRays = Array.from({ length: 8 }, (_, i) => `<path d="M9.7 5.2 12 .4l2.3 4.8z" transform="rotate(${i * 45} 12 12)"/>`).join('');

/** One silhouette for each colour. */
export const EMBLEM: Record<Colour, string> = {
  r: '<path fill-rule="evenodd" d="M12.4 1c.7 4.6 6.9 7 6.9 13.6A7.3 7.8 0 0 1 12 22.8a7.3 7.8 0 0 1-7.3-8.2c0-3 1.5-5 2.7-7 .7 1.8 1.6 2.6 2.6 2.9C9.5 7 10.5 3.6 12.4 1zM12 13.200c-1.2 2-2.9 3-2.9 5.200a2.9 2.8 0 0 0 5.8 0c0-2.2-1.7-3.2-2.9-5.200z"/>',
  y: `<circle cx="12" cy="12" r="5.9"/>${sunRays}`,
  g: '<path d="M12 .8l6 8h-2.600l5 7.200h-6.600v6.800h-3.600V16H3.600l5-7.200H6z"/>',
  b: '<g fill="none" stroke="currentColor" stroke-width="3.3" stroke-linecap="round"><path d="M2.6 6.300c1.9-3 3.8-3 5.7-.6s3.8 2.4 5.7 0 4.8-2.4 7.4.6"/><path d="M2.6 13c1.9-3 3.8-3 5.7-.6s3.8 2.4 5.7 0 4.8-2.4 7.4.6"/><path d="M2.6 19.700c1.9-3 3.8-3 5.7-.6s3.8 2.4 5.7 0 4.8-2.4 7.4.6"/></g>',
  p: '<path d="M15.6 1.700A10.7 10.7 0 1 0 22.3 15.4 9 9 0 0 1 15.6 1.700z"/>',
};

export const SUIT: Record<Suit, string> = {
  S: '<path d="M12 1c3.8 5 10 7.7 10 13a4.9 4.9 0 0 1-8.7 3.100c.2 2.6 1.1 4.5 3 5.900H7.700c1.9-1.4 2.8-3.3 3-5.900A4.9 4.9 0 0 1 2 14C2 8.7 8.2 6 12 1z"/>',
  H: '<path d="M12 22.400C4.8 16.2 1.4 12.4 1.4 8A5.6 5.6 0 0 1 12 5.7 5.6 5.6 0 0 1 22.6 8c0 4.4-3.4 8.2-10.6 14.400z"/>',
  D: '<path d="M12 .8c2.4 4.6 5 8 8.4 11.2-3.4 3.2-6 6.6-8.4 11.2-2.4-4.6-5-8-8.4-11.200C7 8.8 9.6 5.4 12 .8z"/>',
  C: '<path d="M12 1.200a4.9 4.9 0 0 1 3.9 7.9 4.9 4.9 0 1 1-2.7 8c.2 2.6 1.2 4.4 3.1 5.900H7.700c1.9-1.5 2.9-3.3 3.1-5.900a4.9 4.9 0 1 1-2.7-8A4.9 4.9 0 0 1 12 1.200z"/>',
};

/** The signs of the interface. */
export const MARK = {
  crown: '<path d="M2.5 7.5 7 11.6 12 4l5 7.6 4.5-4.100L19.6 18H4.400z"/><path d="M4.4 19.600h15.200v2.200H4.400z"/>',
  lock: '<path fill-rule="evenodd" d="M7 10V7.400a5 5 0 0 1 10 0V10h1.600v11.400H5.400V10zm2.5 0h5V7.400a2.5 2.5 0 0 0-5 0zm2.5 3.400a1.8 1.8 0 0 0-.9 3.300v2h1.800v-2a1.8 1.8 0 0 0-.9-3.300z"/>',
  lead: '<path d="M5 2.500h2.400v19H5z"/><path d="M8.6 3.500h11.200L16.6 8l3.2 4.500H8.600z"/>',
  tricks: '<path d="M3.5 7.500h11v14h-11z" opacity=".55"/><path d="M9 2.500h11.500v15H9z"/>',
  hand: '<path d="M3 8.4 8.6 6l6 13.600L9 22z" opacity=".55"/><path d="M10.5 3.500H20v16h-9.500z"/>',
  undo: '<path d="M9.5 4 3.5 9.500l6 5.500v-3.700h4.700a3.7 3.7 0 0 1 0 7.400H8.500v2.600h5.700a6.3 6.3 0 0 0 0-12.600H9.500z"/>',
  check: '<path d="M9.4 19.6 2.6 12.800l2.6-2.6 4.2 4.200L18.8 5l2.6 2.600z"/>',
  dash: '<path d="M4 10.400h16v3.200H4z"/>',
  close: '<path d="m5.4 3.4 6.6 6.6 6.6-6.6 2 2-6.6 6.6 6.6 6.6-2 2-6.6-6.6-6.6 6.6-2-2 6.6-6.6-6.6-6.600z"/>',
  away: '<path d="M12 2.500a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm0 2.600a6.9 6.9 0 1 1 0 13.8 6.9 6.9 0 0 1 0-13.800zm-1.2 2.400v5.100l4.1 2.5 1.2-2-2.9-1.800V7.500z" fill-rule="evenodd"/>',
  bot: '<path fill-rule="evenodd" d="M11 1.500h2v3.200h4.500A2.5 2.5 0 0 1 20 7.200v9.300a2.5 2.5 0 0 1-2.5 2.500h-11A2.5 2.5 0 0 1 4 16.500V7.200a2.5 2.5 0 0 1 2.5-2.500H11zM8.7 9a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.800zm6.6 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.800zM7 21h10v1.800H7z"/>',
  chat: '<path d="M4 3.500h16A1.5 1.5 0 0 1 21.5 5v11a1.5 1.5 0 0 1-1.5 1.500h-8l-5 4.200v-4.200H4A1.5 1.5 0 0 1 2.5 16V5A1.5 1.5 0 0 1 4 3.500z"/>',
  sheet: '<path fill-rule="evenodd" d="M5 2h14v20l-3.5-2-3.5 2-3.5-2L5 22zm3 4.500v2h8v-2zm0 4v2h8v-2zm0 4v2h5v-2z"/>',
  story: '<path d="M3 3.500h2.600v17H3zm5.600 1h12.400v2.600H8.600zm0 6.200h12.400v2.600H8.600zm0 6.200h8.400v2.600H8.600z"/>',
  rules:
    '<path fill-rule="evenodd" d="M3 4.500c3.5-1.3 6.5-1 9 .7 2.5-1.7 5.5-2 9-.7V20c-3.5-1.3-6.5-1-9 .7-2.5-1.7-5.5-2-9-.7zm8 2.700C9.2 6.2 7.2 6 5 6.500v10.700c2.2-.4 4.2-.2 6 .7z"/>',
  sound:
    '<path d="M3 9h4l6-5v16l-6-5H3z"/><path d="M16 8.500a5 5 0 0 1 0 7M18.6 5.500a9 9 0 0 1 0 13" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  menu: '<path d="M3 5h18v2.600H3zm0 5.700h18v2.600H3zm0 5.700h18V19H3z"/>',
  hint: '<path d="M12 1.800a7.2 7.2 0 0 1 3.8 13.300c-.6.4-.9 1-.9 1.700v.7H9.100v-.7c0-.7-.3-1.3-.9-1.700A7.2 7.2 0 0 1 12 1.800z"/><path d="M9.1 19h5.800v1.700a1.6 1.6 0 0 1-1.6 1.600h-2.600a1.6 1.6 0 0 1-1.6-1.600z"/>',
  play: '<path d="M6 3.2 20 12 6 20.800z"/>',
  friends:
    '<path d="M8.3 4a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.800zM1.5 20.500c0-4.4 2.7-7.2 6.8-7.200s6.8 2.8 6.8 7.200z"/><path d="M16.6 5.200a3.4 3.4 0 1 1-1.3 6.5 5.9 5.9 0 0 0-.6-6 3.4 3.4 0 0 1 1.9-.5zm.2 15.300c0-2.7-.8-5-2.3-6.5 4.5-1.2 8 1.6 8 6.500z"/>',
  device:
    '<path fill-rule="evenodd" d="M8.5 1.500h7A1.5 1.5 0 0 1 17 3v18a1.5 1.5 0 0 1-1.5 1.500h-7A1.5 1.5 0 0 1 7 21V3a1.5 1.5 0 0 1 1.5-1.500zm.7 2.700v13.600h5.600V4.200zM12 19a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.200z"/><path d="M4.8 7.5 1 12l3.8 4.500zm14.4 0L23 12l-3.8 4.500z"/>',
  watch:
    '<path fill-rule="evenodd" d="M12 4.500c5.2 0 9 3.5 11 7.5-2 4-5.8 7.5-11 7.500S3 16 1 12c2-4 5.8-7.5 11-7.500zm0 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm0 2.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"/>',
  swap: '<path d="M7 3.5 1.8 8.7 7 13.900v-3.600h9.500V7.100H7zm10 6.6 5.2 5.2-5.2 5.200v-3.600H7.500v-3.200H17z"/>',
  arrow: '<path d="M12.5 4 21 12l-8.5 8v-5.800H3V9.800h9.500z"/>',
  link: '<path d="M10.6 13.400a4 4 0 0 0 5.7 0l3.5-3.500a4 4 0 0 0-5.7-5.700l-1.5 1.500M13.4 10.600a4 4 0 0 0-5.7 0l-3.5 3.500a4 4 0 0 0 5.7 5.700l1.5-1.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  globe:
    '<path d="M12 2.700a9.3 9.3 0 1 0 0 18.6 9.3 9.3 0 0 0 0-18.600zM3 9.300h18M3 14.700h18M12 2.700c-5 5.3-5 13.3 0 18.6 5-5.3 5-13.3 0-18.600z" fill="none" stroke="currentColor" stroke-width="1.9"/>',
  moon: '<path d="M15.6 2.700A9.7 9.7 0 1 0 21.3 15 8 8 0 0 1 15.6 2.700z"/>',
  keys: '<path fill-rule="evenodd" d="M3 5h18a1.500 1.500 0 0 1 1.500 1.500v11A1.500 1.500 0 0 1 21 19H3a1.500 1.500 0 0 1-1.500-1.500v-11A1.500 1.500 0 0 1 3 5zm1.500 3v2.400h2.400V8zm4.200 0v2.400h2.400V8zm4.200 0v2.400h2.400V8zm4.200 0v2.400h2.400V8zM7 13.600V16h10v-2.400z"/>',
  plus: '<path d="M10.6 4h2.800v6.600H20v2.800h-6.600V20h-2.800v-6.600H4v-2.800h6.600z"/>',
  target:
    '<path d="M12 2.500a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm0 5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  mute: '<path d="M3 9h4l6-5v16l-6-5H3z"/><path d="m16.5 9 5 6m0-6-5 6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  sun: '<circle cx="12" cy="12" r="4.6"/><path d="M12 1.500v3.200M12 19.300v3.200M1.500 12h3.200M19.300 12h3.200M4.600 4.600l2.200 2.200M17.200 17.200l2.200 2.200M4.600 19.400l2.200-2.200M17.200 6.800l2.200-2.200" fill="none" stroke="currentColor" stroke-width="2.300" stroke-linecap="round"/>',
  quill: '<path d="M21.5 2.5C12 3 6.500 8.200 5 16.200L2.500 21.500l2.200.900 2-4.300c7.300.2 12.300-4.600 14.800-15.600z"/>',
  pause: '<path d="M6 4h4v16H6zm8 0h4v16h-4z"/>',
  next: '<path d="M5 4l9 8-9 8zM16 4h3.500v16H16z"/>',
  previous: '<path d="M19 4l-9 8 9 8zM4.500 4H8v16H4.500z"/>',
  flag: '<path d="M5 2.500h2.400v19H5z"/><path d="M8.600 3.500c3.500-1.500 7 1.500 11 0v9c-4 1.500-7.500-1.500-11 0z"/>',
  share: '<path d="M12 1.500 17 7h-3.500v8h-3V7H7zM4 12h3.500v7h9v-7H20v10H4z"/>',
  clock:
    '<path fill-rule="evenodd" d="M12 2.500a9.5 9.5 0 1 0 0 19 9.500 9.500 0 0 0 0-19zm0 2.600a6.900 6.900 0 1 1 0 13.800 6.900 6.900 0 0 1 0-13.800zm-1.200 2.400v5.100l4.100 2.500 1.200-2-2.900-1.800V7.500z"/>',
  settings:
    '<path d="M3 6h8v2.500H3zm14 0h4v2.500h-4zM3 15.500h4V18H3zm10 0h8V18h-8z"/><path d="M14 3.500a3.700 3.700 0 1 1 0 7.500 3.700 3.700 0 0 1 0-7.500zM10 13a3.700 3.700 0 1 1 0 7.500 3.700 3.700 0 0 1 0-7.500z"/>',
} as const;
export type Mark = keyof typeof MARK;

/**
 * The figures on cards: numbers, ranks, and how many cards go. They are symbols and not text, for a card is named in
 * words; text inside a button would count as its visible name.
 */
export const FIGURES: readonly string[] = [
  ...Array.from({ length: 16 }, (_, n) => String(n)),
  'A',
  'J',
  'Q',
  'K',
  '×2',
  ...Array.from({ length: 9 }, (_, n) => `−${n + 1}`),
];
export const figureId = (figure: string): string => `no-${FIGURES.indexOf(figure)}`;
