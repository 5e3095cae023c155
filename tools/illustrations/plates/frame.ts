import { blended, palette } from '../drawing/palette.ts';
import { box, sheet, stroke } from '../drawing/svg.ts';
import { grain } from '../drawing/curves.ts';

export const departmentSize = { width: 640, height: 440 };
export const categorySize = { width: 640, height: 400 };

export const grounds = {
  water: blended(palette.river, palette.sand, 0.13),
  wash: blended(palette.aquifer, palette.sand, 0.15),
  leaf: blended(palette.leaf, palette.sand, 0.13),
  heat: blended(palette.laterite, palette.sand, 0.12),
  stone: blended(palette.ink, palette.sand, 0.1),
  clay: blended(palette.line, palette.sand, 0.55),
  lagoon: blended(palette.lagoon, palette.sand, 0.14),
} as const;

/** A drawing on its own ground, the same on paper and on sand. */
export const plate = (size: { width: number; height: number }, ground: string, ...children: string[]) =>
  sheet(size.width, size.height, box(0, 0, size.width, size.height, { fill: ground }), ...children);

/** Ticks along the edges, as on a map sheet. */
export const edgeTicks = (
  { width, height }: { width: number; height: number },
  step: number,
  colour: string,
) => {
  const arm = 8 * grain;
  const right = width * grain;
  const bottom = height * grain;
  let path = '';
  for (let x = step; x < width; x += step) path += `M${x * grain} 0v${arm}m0 ${bottom - 2 * arm}v${arm}`;
  for (let y = step; y < height; y += step) path += `M0 ${y * grain}h${arm}m${right - 2 * arm} 0h${arm}`;
  return stroke(path, colour, 1, { 'stroke-linecap': 'butt', opacity: 0.6 });
};
