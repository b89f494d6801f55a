// A day to share: how far I kept up with everybody else, in signs that tell nothing about the cards or the scores.
import { lidOf } from '../faces.svelte';
import { titleOf } from '../titles.svelte';
import type { DealOfDay } from '../wire';
import { d, dated, worth } from './texts.svelte';

export interface Row {
  game: string;
  title: string;
  /** How many of five signs are lit: with which part of all results mine could keep up. */
  lit: number;
  /** Whether it is at least par; null if there is no par yet. */
  par: boolean | null;
}
export const SIGNS = 5;

export function rowsOf(deals: readonly DealOfDay[]): Row[] {
  return deals.flatMap(({ game, score, standing, scoring, par }) => {
    if (score === null || !standing?.players) return [];
    const mine = worth(scoring, score);
    const kept = standing.scores.reduce((sum, [other, count]) => sum + (worth(scoring, other) <= mine ? count : 0), 0);
    const lit = Math.max(1, Math.round((SIGNS * kept) / standing.players));
    return [{ game, title: titleOf(game), lit, par: par === null ? null : mine >= worth(scoring, par.mean) }];
  });
}

export const signsOf = ({ lit, par }: Row): string => '●'.repeat(lit) + '○'.repeat(SIGNS - lit) + (par ? ' ★' : '');

export const textOf = (day: string, rows: readonly Row[], link: string): string =>
  [`Stammtisch · ${dated(day, { dateStyle: 'medium' })}`, ...rows.map((row) => `${signsOf(row)} ${row.title}`), link].join('\n');

const [WIDTH, TOP, HIGH, LEFT, BELOW] = [1080, 270, 150, 70, 130];

/** Draws the same as a picture. */
export function draw(canvas: HTMLCanvasElement, day: string, rows: readonly Row[]): void {
  const height = TOP + rows.length * HIGH + BELOW;
  canvas.width = WIDTH;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const write = (text: string, x: number, y: number, font: string, colour: string, most?: number): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, most);
  };
  const serif = '"Bitter Variable", Bitter, Georgia, serif';
  const sans = '"Figtree Variable", Figtree, system-ui, sans-serif';
  pen.fillStyle = '#2B1F18';
  pen.fillRect(0, 0, WIDTH, height);
  const light = pen.createRadialGradient(WIDTH / 2, 0, 60, WIDTH / 2, 0, 900);
  light.addColorStop(0, '#6B4D2A');
  light.addColorStop(1, '#2B1F18');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, height);
  write(d('daily'), LEFT, 130, `800 72px ${serif}`, '#FFF6E6', WIDTH - 2 * LEFT);
  write(dated(day), LEFT, 200, `600 40px ${sans}`, '#FFC247', WIDTH - 2 * LEFT);
  for (const [number, row] of rows.entries()) {
    const y = TOP + number * HIGH;
    pen.fillStyle = plain(lidOf(row.game)?.colour ?? '#1F4A4A');
    pen.beginPath();
    pen.roundRect(LEFT, y, WIDTH - 2 * LEFT, HIGH - 24, 26);
    pen.fill();
    write(row.title, LEFT + 36, y + 80, `750 46px ${serif}`, '#FFF6E6', 400);
    for (let sign = 0; sign < SIGNS; sign++) {
      pen.beginPath();
      pen.arc(LEFT + 500 + sign * 74, y + 63, 27, 0, 2 * Math.PI);
      pen.fillStyle = sign < row.lit ? '#FFC247' : 'rgb(255 246 230 / 0.22)';
      pen.fill();
    }
    if (row.par) write('★', LEFT + 862, y + 84, `60px ${sans}`, '#FFF6E6');
  }
  write('Stammtisch', LEFT, height - 52, `800 44px ${serif}`, '#FFF6E6');
}

/** The colour of a lid may be a variable of the page, which a canvas does not know. */
function plain(colour: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() || '#1F4A4A' : colour;
}

export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
