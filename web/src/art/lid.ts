// What box lids and the pictures in rules are made of: pieces laid down somewhere, turned by some degrees.
import { f } from './outline';

const sized = (svg: string, w: number, h: number): string =>
  svg.replace(/^<svg[^>]*>/, (head) =>
    head.replace(/ (width|height)="[^"]*"/g, '').replace('<svg', `<svg x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"`),
  );

/** Any picture of ours, with its middle at x and y. */
export function put(svg: string, x: number, y: number, turn: number, w: number, h: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${sized(svg, w, h)}</g>`;
}

/** A card, by its width. */
export const putCard = (svg: string, x: number, y: number, turn: number, w: number): string => put(svg, x, y, turn, w, w * 1.4);

/** The whole picture of a lid. */
export const lidPicture = (inside: string): string => `<svg class="pic" viewBox="0 0 320 240" aria-hidden="true">${inside}</svg>`;

/** A picture in the rules (face.ts, `scene`): small beside a line, or 392 x 150 over the whole width, on the colour of the box. */
export const scenePicture = (inside: string, w = 112, h = 84): string => `<svg class="scene" viewBox="0 0 ${w} ${h}" aria-hidden="true">${inside}</svg>`;
export const coverPicture = (inside: string): string => scenePicture(inside, 392, 150);

/** From one place to another, with a bend to its left. */
export function arrow(x: number, y: number, toX: number, toY: number, bend = 0, colour = 'var(--lamp-deep)'): string {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const [mx, my] = [(x + toX) / 2 + dy * bend, (y + toY) / 2 - dx * bend];
  const end = Math.hypot(toX - mx, toY - my);
  const [ex, ey] = [(toX - mx) / end, (toY - my) / end];
  const [bx, by] = [toX - ex * 8, toY - ey * 8];
  return (
    `<path d="M${f(x)} ${f(y)}Q${f(mx)} ${f(my)} ${f(bx)} ${f(by)}" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M${f(toX)} ${f(toY)} ${f(bx - ey * 5.5)} ${f(by + ex * 5.5)} ${f(bx + ey * 5.5)} ${f(by - ex * 5.5)}z" fill="${colour}"/>`
  );
}

/** A few letters, such as "−3" or "4 − 2 = 2". */
export const words = (text: string, x: number, y: number, size: number, colour = 'var(--ink)'): string =>
  `<text class="num" x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${colour}">${text}</text>`;
