import { curve, dots, straight } from '../drawing/curves.ts';
import { blended, palette } from '../drawing/palette.ts';
import { circle, dashes, fill, stroke } from '../drawing/svg.ts';
import { seeded } from '../terrain/random.ts';
import { categorySize, edgeTicks, grounds, plate } from './frame.ts';

const { width, height } = categorySize;

interface Season {
  seed: number;
  ground: keyof typeof grounds;
  colour: string;
  /** Day of the flood's peak, in pixels from the left, and its height. */
  peak: { x: number; rise: number };
}

/** Of the chart: what is below may be cut off where the picture is wide. */
const floor = 298;

/** A season at a gauge: rain above, the river's answer below, the reading that makes the news. */
const chronicle = ({ seed, ground, colour, peak }: Season) => {
  const random = seeded(seed);
  const stageAt = (x: number) => {
    const before = Math.exp(-(((x - peak.x) / 62) ** 2));
    const after = x > peak.x ? 0.82 * Math.exp(-(x - peak.x) / 150) : 0;
    const second = 0.28 * Math.exp(-(((x - peak.x - 215) / 48) ** 2));
    return floor - 26 - peak.rise * Math.max(before, after) - peak.rise * second;
  };
  const river = {
    closed: false,
    points: Array.from({ length: 29 }, (_, step) => ({ x: -16 + step * 24, y: stageAt(-16 + step * 24) })),
  };
  const rain = Array.from({ length: 26 }, (_, day) => {
    const x = 20 + day * 24;
    const wet =
      Math.exp(-(((x - peak.x + 62) / 74) ** 2)) + 0.3 * Math.exp(-(((x - peak.x - 165) / 40) ** 2));
    const depth = 6 + 92 * wet * (0.55 + 0.45 * random());
    return straight([x, 0], [x, depth]);
  }).join('');
  const levels = [98, 148, 198, 248].map((y) => straight([0, y], [width, y])).join('');
  const readings = Array.from({ length: 9 }, (_, week) => {
    const x = 44 + week * 72;
    return { x, y: stageAt(x) };
  });
  const top = stageAt(peak.x);
  return plate(
    categorySize,
    grounds[ground],
    stroke(levels, palette.ink, 0.9, { opacity: 0.16 }),
    stroke(rain, colour, 9, { 'stroke-linecap': 'butt', opacity: 0.5 }),
    fill(`${curve(river)}V${(height + 6) * 2}H-32z`, colour, { opacity: 0.18 }),
    fill(
      `M-32 ${floor * 2}H${(width + 16) * 2}V${(height + 6) * 2}H-32z`,
      blended(palette.line, palette.sand, 0.75),
    ),
    stroke(straight([0, floor], [width, floor]), palette.ink, 1.6),
    stroke(straight([peak.x, top], [peak.x, floor]), palette.ink, 1.2, { 'stroke-dasharray': dashes(4, 5) }),
    stroke(curve(river), colour, 4),
    stroke(dots(readings), palette.paper, 9),
    stroke(dots(readings), palette.ink, 5),
    circle(peak.x, top, 9, { fill: palette.paper, stroke: palette.laterite, 'stroke-width': 6 }),
    edgeTicks(categorySize, 72, palette.ink),
  );
};

/** Three seasons, so that neighbours in a list differ. */
export const newsChronicles: readonly (() => string)[] = [
  () => chronicle({ seed: 5, ground: 'water', colour: palette.river, peak: { x: 250, rise: 160 } }),
  () => chronicle({ seed: 11, ground: 'leaf', colour: palette.leaf, peak: { x: 372, rise: 128 } }),
  () => chronicle({ seed: 23, ground: 'wash', colour: palette.aquifer, peak: { x: 176, rise: 142 } }),
];
