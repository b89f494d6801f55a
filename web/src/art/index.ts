export * from './cards';
export * from './pieces';
export { f, blob, scallop } from './outline';
export { COLOURS, EMBLEM, SUIT, SUITS, WAXES, type Colour, type Mark, type Suit, type Wax } from './signs';
export { material, signs } from './sprite';
