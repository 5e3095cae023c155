import { curve, dots, grain, straight } from '../drawing/curves.ts';
import { blended, palette } from '../drawing/palette.ts';
import { box, circle, dashes, fill, group, stroke } from '../drawing/svg.ts';
import type { Point } from '../terrain/field.ts';
import { gradientNoise } from '../terrain/noise.ts';
import { seeded } from '../terrain/random.ts';
import { departmentSize, edgeTicks, grounds, plate } from './frame.ts';

const noise = gradientNoise(12);
const bell = (value: number, size: number) => Math.exp(-((value / size) ** 2));

/** Height of the ground along the transect, in pixels from the top. */
const soil = (x: number) =>
  262 - 92 * bell(x - 50, 150) + 64 * bell(x - 320, 78) - 34 * bell(x - 600, 150) + 5 * noise(x / 60, 0);

const waterLevel = 290;
const banks = { left: 262, right: 378 };
const profile = (drop: number) =>
  Array.from({ length: 29 }, (_, index) => ({ x: -12 + index * 24, y: soil(-12 + index * 24) + drop }));

const under = (drop: number) =>
  `${curve({ points: profile(drop), closed: false })}V${400 * grain}H${-12 * grain}z`;
const strewn = (random: () => number, from: number, to: number, gap: number) => {
  const places: number[] = [];
  for (let x = from; x < to; x += gap * (0.7 + random() * 0.6)) places.push(Math.round(x));
  return places;
};

const top = (x: number, tall: number, right: number, down: number) => ({
  x: x + right,
  y: soil(x) - tall + down,
});

const tree = (x: number, tall: number, crown: number): { trunk: string; crowns: Point[]; crown: number } => ({
  trunk: straight([x, soil(x) + 2], [x, soil(x) - tall]),
  crowns: crown < 20 ? [top(x, tall, 0, 0)] : [top(x, tall, 0, 0), top(x, tall, -9, 12), top(x, tall, 9, 9)],
  crown,
});

/** A transect from forest across the river to fields, with the habitats it meets. */
export const departmentImpact = () => {
  const random = seeded(9);
  const forest = strewn(random, 6, 176, 15).map((x) => tree(x, 46 + random() * 34, random() < 0.5 ? 27 : 20));
  const gallery = [...strewn(random, 196, 248, 14), ...strewn(random, 392, 420, 13)].map((x) =>
    tree(x, 26 + random() * 12, 18),
  );
  const trees = [...forest, ...gallery];
  const reeds = [...strewn(random, 254, 272, 4), ...strewn(random, 370, 388, 4)]
    .map((x) => straight([x, soil(x) + 1], [x + 2, soil(x) - 12 - random() * 12]))
    .join('');
  const savanna = [452, 512].map((x) => ({ x, tall: 46 + (x % 7) }));
  const rows = strewn(random, 548, 640, 9)
    .map(
      (x) =>
        straight([x, soil(x)], [x, soil(x) - 10]) +
        straight([x - 4, soil(x) - 12], [x, soil(x) - 5], [x + 4, soil(x) - 12]),
    )
    .join('');
  const tufts = strewn(random, 434, 540, 12)
    .map(
      (x) =>
        straight([x - 4, soil(x) - 8], [x, soil(x)], [x + 1, soil(x) - 11]) +
        straight([x, soil(x)], [x + 5, soil(x) - 7]),
    )
    .join('');
  const zones = [
    { from: 0, to: 190, colour: palette.leaf },
    { from: 190, to: 262, colour: blended(palette.leaf, palette.sand, 0.6) },
    { from: 262, to: 378, colour: palette.river },
    { from: 378, to: 428, colour: blended(palette.leaf, palette.sand, 0.6) },
    { from: 428, to: 544, colour: blended(palette.laterite, palette.sand, 0.4) },
    { from: 544, to: 640, colour: blended(palette.leaf, palette.sand, 0.35) },
  ];
  const crowns = (size: number) =>
    dots(trees.filter(({ crown }) => crown === size).flatMap((each) => each.crowns));
  return plate(
    departmentSize,
    grounds.leaf,
    stroke([80, 130, 180, 230, 280].map((y) => straight([0, y], [640, y])).join(''), palette.leaf, 0.7, {
      opacity: 0.3,
    }),
    box(banks.left, waterLevel, banks.right - banks.left, 50, { fill: palette.river, opacity: 0.8 }),
    fill(under(0), blended(palette.laterite, palette.sand, 0.24)),
    fill(under(22), blended(palette.laterite, palette.sand, 0.36)),
    fill(under(52), blended(palette.ink, palette.sand, 0.26)),
    stroke(trees.map(({ trunk }) => trunk).join(''), palette.ink, 1.6),
    ...[27, 20, 18].map((size, index) =>
      stroke(
        crowns(size),
        [palette.leaf, blended(palette.leaf, palette.ink, 0.72), blended(palette.leaf, palette.sand, 0.75)][
          index
        ]!,
        size,
        { opacity: 0.88 },
      ),
    ),
    stroke(reeds, palette.leaf, 1.5),
    stroke(tufts, blended(palette.laterite, palette.leaf, 0.4), 1.2),
    stroke(
      savanna
        .map(
          ({ x, tall }) =>
            straight([x, soil(x)], [x + 2, soil(x) - tall]) +
            straight([x + 1, soil(x) - tall * 0.5], [x - 12, soil(x) - tall]) +
            straight([x + 1, soil(x) - tall * 0.6], [x + 14, soil(x) - tall]),
        )
        .join(''),
      palette.ink,
      1.5,
    ),
    stroke(
      savanna.map(({ x, tall }) => straight([x - 18, soil(x) - tall], [x + 20, soil(x) - tall])).join(''),
      palette.leaf,
      12,
    ),
    stroke(rows, palette.leaf, 1.6),
    stroke(curve({ points: profile(0), closed: false }), palette.ink, 1.8),
    stroke(straight([banks.left + 8, waterLevel], [banks.right - 8, waterLevel]), palette.river, 2.4),
    stroke(
      zones
        .slice(1)
        .map(({ from }) => straight([from, 60], [from, 400]))
        .join(''),
      palette.ink,
      0.9,
      { 'stroke-dasharray': dashes(3, 5), opacity: 0.6 },
    ),
    group({}, ...zones.map(({ from, to, colour }) => box(from, 400, to - from, 40, { fill: colour }))),
    stroke(straight([0, 400], [640, 400]), palette.ink, 1.2),
    stroke(straight([24, 40], [616, 40]), palette.ink, 1.2),
    stroke(dots([24, 190, 262, 378, 428, 544, 616].map((x) => ({ x, y: 40 }))), palette.ink, 7),
    circle(320, 40, 9, { fill: palette.laterite }),
    stroke(straight([320, 50], [320, waterLevel]), palette.laterite, 1.6),
    edgeTicks(departmentSize, 80, palette.ink),
  );
};
