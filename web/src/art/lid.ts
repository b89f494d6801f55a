// What box lids are made of: pictures laid down somewhere, turned by some degrees.

const sized = (svg: string, w: number, h: number): string =>
  svg.replace(/^<svg[^>]*>/, (head) => head.replace(/ (width|height)="[^"]*"/g, '').replace('<svg', `<svg x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"`));

/** Any picture of ours, with its middle at x and y. */
export function put(svg: string, x: number, y: number, turn: number, w: number, h: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${sized(svg, w, h)}</g>`;
}

/** A card, by its width. */
export const putCard = (svg: string, x: number, y: number, turn: number, w: number): string => put(svg, x, y, turn, w, w * 1.4);

/** The whole picture of a lid. */
export const lidPicture = (inside: string): string => `<svg class="pic" viewBox="0 0 320 240" aria-hidden="true">${inside}</svg>`;
