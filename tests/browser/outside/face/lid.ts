import './tokens.css';
import { hidden, symbol, use } from '@shell/art';
import { lidPicture, put } from '@shell/art/lid';
import type { Lid } from '@shell/face';

const lid: Lid = {
  colour: '#234A2A',
  minutes: 5,
  order: 0,
  symbols: () => hidden([symbol('beer-mat', '<circle cx="32" cy="32" r="30" fill="var(--mat)"/>')]),
  picture: () => lidPicture(put(use('beer-mat', 64, 64, 'i', ''), 160, 120, 0, 120, 120)),
};
export default lid;
