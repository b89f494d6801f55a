import { saboteur, seal, sealsCard, symbols } from './art';
import { lidPicture, put, putCard } from '@shell/art/lid';
import type { Lid } from '@shell/face';

const lid: Lid = {
  colour: '#6E1F1A',
  order: 1,
  symbols,
  age: 10,
  picture: () =>
    lidPicture(
      '<circle cx="160" cy="130" r="112" fill="#8A2B22"/>' +
        putCard(sealsCard('p', 10), 66, 128, -22, 92) +
        putCard(sealsCard('b', 8), 112, 106, -10, 92) +
        putCard(sealsCard('y', 12), 162, 98, 1, 92) +
        putCard(sealsCard('r', 3), 214, 110, 13, 92) +
        put(saboteur(), 276, 152, 0, 82, 102) +
        put(seal('r'), 96, 196, -8, 54, 54) +
        put(seal('w'), 146, 208, 6, 48, 48) +
        put(seal('g'), 194, 200, -4, 52, 52) +
        put(seal('k'), 50, 208, 10, 42, 42),
    ),
};
export default lid;
