// Where the cards of a trick lie, for each number of seats: clockwise from the seat at the bottom, from the middle out.

export interface Spot {
  x: number;
  y: number;
  turn: number;
  /** Where that seat is, for a trick that is swept away. */ home: [number, number];
}
export interface Layout {
  card: number;
  width: number;
  height: number;
  spots: Spot[];
}

const spot = (x: number, y: number, turn: number, home: [number, number]): Spot => ({ x, y, turn, home });
const BELOW: [number, number] = [0, 300];

export const LAYOUTS: Record<number, Layout> = {
  2: { card: 130, width: 320, height: 404, spots: [spot(-75, 40, -2, BELOW), spot(75, -40, 2, [0, -310])] },
  3: { card: 130, width: 440, height: 376, spots: [spot(0, 80, 0, BELOW), spot(-140, -80, -3, [-430, -60]), spot(140, -80, 2, [430, -60])] },
  4: {
    card: 130,
    width: 480,
    height: 404,
    spots: [spot(0, 100, 0, BELOW), spot(-160, 2, -3, [-430, 0]), spot(0, -100, -1.5, [0, -310]), spot(160, 2, 2, [430, 0])],
  },
  5: {
    card: 112,
    width: 530,
    height: 356,
    spots: [
      spot(0, 88, 0, BELOW),
      spot(-194, 22, -4, [-430, 20]),
      spot(-66, -86, -1.5, [-200, -290]),
      spot(66, -86, 1.5, [200, -290]),
      spot(194, 22, 3, [430, 20]),
    ],
  },
  6: {
    card: 104,
    width: 560,
    height: 356,
    spots: [
      spot(0, 92, 0, BELOW),
      spot(-190, 60, -4, [-430, 60]),
      spot(-190, -70, -2, [-430, -80]),
      spot(0, -92, 1, [0, -300]),
      spot(190, -70, 2, [430, -80]),
      spot(190, 60, 4, [430, 60]),
    ],
  },
};
