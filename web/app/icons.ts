// The icons of the installed app, drawn here so that no picture file has to be kept: the lamp over the table.
import { deflateSync } from 'node:zlib';

type Paint = (x: number, y: number) => [number, number, number] | null;

const INK: [number, number, number] = [0x2c, 0x1d, 0x12];
const LAMP: [number, number, number] = [0xff, 0xc2, 0x47];
const OAK: [number, number, number] = [0xdd, 0xbf, 0x92];
const LIT: [number, number, number] = [0xeb, 0xd5, 0xb0];

const within = (low: number, value: number, high: number): boolean => value >= low && value <= high;

/** The picture in a space of 64 x 64; later shapes lie over earlier ones. */
const SHAPES: Paint[] = [
  () => OAK,
  (x, y) => (y >= 26 && y <= 52 && Math.abs(x - 32) <= ((y - 22) / 32) * 28 ? LIT : null),
  (x, y) => (within(30.6, x, 33.4) && within(0, y, 12) ? INK : null),
  (x, y) => (y <= 26 && y >= 10 && ((x - 32) / 16) ** 2 + ((y - 26) / 16) ** 2 <= 1 ? INK : null),
  (x, y) => (y >= 27 && (x - 32) ** 2 + (y - 27) ** 2 <= 36 ? LAMP : null),
  (x, y) => (within(5, x, 59) && within(50, y, 55) ? INK : null),
  (x, y) => ((within(12, x, 16.5) || within(47.5, x, 52)) && within(55, y, 62) ? INK : null),
];

function colourAt(x: number, y: number): [number, number, number] {
  for (const shape of SHAPES.toReversed()) {
    const colour = shape(x, y);
    if (colour) return colour;
  }
  return OAK;
}

/** A PNG of the lamp; `room` is the part of the edge that stays free, as round masks need it. */
export function icon(size: number, room: number): Buffer {
  const fine = 3;
  const rows = Buffer.alloc(size * (size * 3 + 1));
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      const sum = [0, 0, 0];
      for (let sub = 0; sub < fine * fine; sub++) {
        const x = (px + ((sub % fine) + 0.5) / fine) / size;
        const y = (py + (Math.floor(sub / fine) + 0.5) / fine) / size;
        const inner = (v: number): number => ((v - room) / (1 - 2 * room)) * 64;
        const colour = within(0, inner(x), 64) && within(0, inner(y), 64) ? colourAt(inner(x), inner(y)) : OAK;
        colour.forEach((part, i) => (sum[i] = (sum[i] ?? 0) + part));
      }
      sum.forEach((part, i) => (rows[py * (size * 3 + 1) + 1 + px * 3 + i] = Math.round(part / (fine * fine))));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'ascii'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

function crc(bytes: Buffer): number {
  let c = 0xffffffff;
  for (const byte of bytes) {
    c ^= byte;
    for (let i = 0; i < 8; i++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  }
  return (c ^ 0xffffffff) >>> 0;
}
