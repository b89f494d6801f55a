// The picture of an evening, drawn on a canvas with the page's own fonts: who won how much, under the lamp.
import { shareFile } from '../share';
import { titleOf } from '../titles.svelte';
import type { EveningShown, GroupNow, TallyShown } from '../wire';
import { dateOf, g, percent, tenths } from './texts.svelte';

const SIZE = { width: 1080, height: 1350 };
const DISPLAY = '"Bitter Variable", Georgia, serif';
const TEXT = '"Figtree Variable", system-ui, sans-serif';
const OAK = {
  table: '#DDBF92',
  lit: '#EBD5B0',
  grain: '#D0AE7C',
  paper: '#FFFBF3',
  ink: '#24180F',
  quiet: '#553F2C',
  lamp: '#FFC247',
  deep: '#8A5200',
  plate: '#2C1D12',
};
const MOST_ROWS = 8;

/** A text that is cut where it would be too wide. */
function fitted(paint: CanvasRenderingContext2D, text: string, width: number): string {
  if (paint.measureText(text).width <= width) return text;
  const signs = [...text];
  while (signs.length && paint.measureText(`${signs.join('')}…`).width > width) signs.pop();
  return `${signs.join('')}…`;
}

function wood(paint: CanvasRenderingContext2D): void {
  const { width, height } = SIZE;
  paint.fillStyle = OAK.table;
  paint.fillRect(0, 0, width, height);
  paint.strokeStyle = OAK.grain;
  paint.lineWidth = 3;
  for (let y = 60; y < height; y += 90) {
    paint.beginPath();
    paint.moveTo(0, y);
    paint.bezierCurveTo(width / 3, y - 26, (2 * width) / 3, y + 26, width, y);
    paint.stroke();
  }
  const light = paint.createRadialGradient(width / 2, 420, 60, width / 2, 420, 760);
  light.addColorStop(0, OAK.lit);
  light.addColorStop(0.6, OAK.lit);
  light.addColorStop(1, 'rgb(235 213 176 / 0)');
  paint.fillStyle = light;
  paint.fillRect(0, 0, width, height);
  // The lamp.
  paint.fillStyle = OAK.plate;
  paint.fillRect(width / 2 - 4, 0, 8, 70);
  paint.beginPath();
  paint.moveTo(width / 2 - 110, 150);
  paint.bezierCurveTo(width / 2 - 110, 40, width / 2 + 110, 40, width / 2 + 110, 150);
  paint.fill();
  paint.fillStyle = OAK.lamp;
  paint.beginPath();
  paint.ellipse(width / 2, 152, 42, 30, 0, 0, Math.PI);
  paint.fill();
}

/** What is drawn of somebody: what they reached, what they would have if all were equally good, and both in words. */
function drawnOf(one: TallyShown, compared: boolean): { reached: number; even: number; figure: string; about: string } {
  if (!compared) return { reached: one.won, even: one.fair, figure: tenths(one.won), about: g('picture-of', { count: one.matches, fair: tenths(one.fair) }) };
  const reached = one.deals ? one.compared / one.deals : 0;
  return { reached, even: 0.5, figure: percent(reached), about: g('picture-compared', { count: one.deals }) };
}

/** The picture as a file. */
export async function eveningPicture(group: GroupNow, evening: EveningShown): Promise<Blob> {
  await Promise.all([document.fonts.load(`800 40px ${DISPLAY}`), document.fonts.load(`600 40px ${TEXT}`)]);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('there is no canvas');
  wood(paint);
  const middle = SIZE.width / 2;
  paint.textAlign = 'center';
  paint.fillStyle = OAK.ink;
  paint.font = `800 68px ${DISPLAY}`;
  paint.fillText(fitted(paint, group.name, 940), middle, 286);
  paint.fillStyle = OAK.quiet;
  paint.font = `600 36px ${TEXT}`;
  paint.fillText(`${dateOf(evening.ended)} · ${g('group-evening-matches', { count: evening.matches })}`, middle, 344);
  const rows = evening.tallies.slice(0, MOST_ROWS);
  const drawn = rows.map((one) => drawnOf(one, evening.by_comparison));
  const best = Math.max(...drawn.map((one) => one.reached));
  const top = 410;
  const step = Math.min(168, 780 / Math.max(1, rows.length));
  const high = step - 14;
  // With few people there is room for what everybody reached beside what would have been fair.
  const bars = high > 110;
  const widest = Math.max(1, ...drawn.map((one) => Math.max(one.reached, one.even)));
  paint.textAlign = 'right';
  paint.font = `600 26px ${TEXT}`;
  paint.fillText(g(evening.by_comparison ? 'ladder-same' : 'ladder-won'), SIZE.width - 130, top - 16);
  rows.forEach((one, i) => {
    const y = top + i * step;
    const { reached, even, figure, about } = drawn[i] ?? drawnOf(one, evening.by_comparison);
    const won = reached === best && best > 0;
    paint.fillStyle = won ? OAK.plate : OAK.paper;
    paint.beginPath();
    paint.roundRect(90, y, SIZE.width - 180, high, 24);
    paint.fill();
    const line = bars ? y + 62 : y + high / 2 + 14;
    if (bars) {
      const [left, bar, width] = [130, y + high - 46, SIZE.width - 260];
      paint.fillStyle = won ? OAK.quiet : OAK.lit;
      paint.beginPath();
      paint.roundRect(left, bar, width, 16, 8);
      paint.fill();
      paint.fillStyle = won ? OAK.lamp : OAK.deep;
      paint.beginPath();
      paint.roundRect(left, bar, (width * reached) / widest, 16, 8);
      paint.fill();
      paint.fillStyle = won ? OAK.paper : OAK.ink;
      paint.fillRect(left + (width * even) / widest - 2, bar - 7, 4, 30);
    }
    paint.textAlign = 'right';
    paint.fillStyle = won ? OAK.lamp : OAK.ink;
    paint.font = `750 42px ${DISPLAY}`;
    paint.fillText(figure, SIZE.width - 130, line);
    let room = SIZE.width - 260 - Math.max(84, paint.measureText(figure).width) - 22;
    paint.fillStyle = won ? OAK.paper : OAK.quiet;
    paint.font = `600 28px ${TEXT}`;
    paint.fillText(about, 130 + room, line - 4);
    room -= paint.measureText(about).width + 22;
    // A long name is written smaller before it is cut.
    const name = group.members.find((member) => member.member === one.member)?.name ?? '';
    paint.textAlign = 'left';
    paint.fillStyle = won ? OAK.lamp : OAK.ink;
    for (const size of [42, 36, 30, 26]) {
      paint.font = `750 ${size}px ${DISPLAY}`;
      if (paint.measureText(name).width <= room) break;
    }
    paint.fillText(fitted(paint, name, room), 130, line);
  });
  paint.textAlign = 'center';
  paint.fillStyle = OAK.quiet;
  paint.font = `600 30px ${TEXT}`;
  const games = [...new Set(evening.tallies.flatMap((one) => Object.keys(one.games)))].map(titleOf).join(' · ');
  paint.fillText(fitted(paint, games, 940), middle, SIZE.height - 104);
  paint.font = `800 34px ${DISPLAY}`;
  paint.fillText('Stammtisch', middle, SIZE.height - 48);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

/** Hands the picture to others, or saves it. */
export async function shareEvening(group: GroupNow, evening: EveningShown): Promise<void> {
  await shareFile(new File([await eveningPicture(group, evening)], 'stammtisch.png', { type: 'image/png' }), { title: group.name });
}
