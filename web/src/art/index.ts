export * from './coloured';
export * from './paper';
export * from './pieces';
export * from './playing';
export { f, blob, scallop } from './outline';
export { COLOURS, EMBLEM, MARK, SUIT, SUITS, type Colour, type Mark, type Suit } from './signs';
export { hidden, material, signs, signSymbol, symbol } from './sprite';
