import { angel, devil, diaboloCard, symbols } from './art';
import { lidPicture, put, putCard } from '@shell/art/lid';
import type { Lid } from '@shell/face';

const lid: Lid = {
  colour: '#233A5E',
  order: 2,
  symbols,
  age: 8,
  picture: () =>
    lidPicture(
      '<circle cx="160" cy="130" r="112" fill="#31507F"/>' +
        put(devil(), 74, 92, -6, 104, 104) +
        put(angel(), 246, 92, 5, 112, 112) +
        '<g transform="rotate(-5 160 176)"><rect x="34" y="186" width="252" height="7" rx="3.5" fill="#FFE9BD"/></g>' +
        '<path d="M160 186l24 42h-48z" fill="#FFE9BD"/>' +
        putCard(diaboloCard('r', 2), 62, 160, -5, 52) +
        putCard(diaboloCard('g', 3), 118, 155, -5, 52) +
        putCard(diaboloCard('p', 5), 206, 147, -5, 52) +
        putCard(diaboloCard('y', 4), 262, 142, -5, 52),
    ),
};
export default lid;
