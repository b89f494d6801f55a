type Point = [number, number];

/** Two digits behind the point are enough for any screen. */
export const f = (x: number): number => Math.round(x * 100) / 100;

/** A wax blob: a circle whose radius breathes. Same seed, same edge. */
export function blob(cx: number, cy: number, r: number, seed = 1, wobble = 0.05, points = 40): string {
  const p: Point[] = [];
  for (let i = 0; i < points; i++) {
    const t = (i / points) * Math.PI * 2;
    const k = 1 + wobble * (Math.sin(3 * t + seed) * 0.55 + Math.sin(5 * t + seed * 2.3) * 0.4 + Math.sin(2 * t + seed * 4.1) * 0.35);
    p.push([cx + Math.cos(t) * r * k, cy + Math.sin(t) * r * k]);
  }
  return smooth(p);
}
/** A disc with a scalloped edge: coasters, tokens, the disc on a card. */
export function scallop(cx: number, cy: number, r: number, n = 16, depth = 0.07): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2,
      b = ((i + 1) / n) * Math.PI * 2,
      m = (a + b) / 2;
    const q = r * (1 + depth * 2.2);
    if (i === 0) d += `M${f(cx + Math.cos(a) * r)} ${f(cy + Math.sin(a) * r)}`;
    d += `Q${f(cx + Math.cos(m) * q)} ${f(cy + Math.sin(m) * q)} ${f(cx + Math.cos(b) * r)} ${f(cy + Math.sin(b) * r)}`;
  }
  return d + 'z';
}
function smooth(p: readonly Point[]): string {
  const n = p.length;
  const at = (i: number): Point => p[(i + n) % n] as Point;
  let d = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < n; i++) {
    const a = at(i - 1),
      b = at(i),
      c = at(i + 1),
      e = at(i + 2);
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return d + 'z';
}
