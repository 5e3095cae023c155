import { curve, dots, grain, polygon, straight } from '../drawing/curves.ts';
import { blended, palette } from '../drawing/palette.ts';
import { stationPerson } from '../drawing/people.ts';
import { box, circle, dashes, fill, group, stroke } from '../drawing/svg.ts';
import { scattered, triangulated } from '../terrain/network.ts';
import { gradientNoise } from '../terrain/noise.ts';
import { categorySize, grounds, plate } from './frame.ts';

const { width, height } = categorySize;

/** Civil works: a truss bridge in elevation, its piers and the river bed. */
export const categoryBtp = () => {
  const deck = 196;
  const chord = 132;
  const panel = 40;
  const bays = Array.from({ length: 12 }, (_, bay) => 80 + bay * panel);
  const truss = bays.map((x) => straight([x, deck], [x + panel / 2, chord], [x + panel, deck])).join('');
  const bed = [-16, 60, 110, 170, 260, 380, 470, 530, 580, 656].map((x, index) => ({
    x,
    y: [214, 216, 232, 290, 318, 322, 296, 236, 214, 212][index] ?? 0,
  }));
  const pier = (x: number) =>
    box(x - 9, deck + 8, 18, 128, { fill: blended(palette.ink, palette.sand, 0.75) }) +
    box(x - 24, deck + 124, 48, 16, { fill: palette.ink });
  return plate(
    categorySize,
    grounds.stone,
    box(0, 262, width, 80, { fill: palette.river, opacity: 0.22 }),
    fill(
      `${curve({ points: bed, closed: false })}V${(height + 6) * grain}H${-16 * grain}z`,
      blended(palette.line, palette.sand, 0.95),
    ),
    stroke(straight([150, 262], [514, 262]), palette.river, 2),
    pier(240),
    pier(400),
    stroke(curve({ points: bed, closed: false }), palette.ink, 1.6),
    stroke(truss, palette.ink, 2.2),
    stroke(straight([100, chord], [540, chord]), palette.ink, 4),
    stroke(straight([-4, deck + 4], [644, deck + 4]), palette.ink, 9, { 'stroke-linecap': 'butt' }),
    stroke(
      straight([240, 92], [400, 92]) + straight([240, 85], [240, 99]) + straight([400, 85], [400, 99]),
      palette.laterite,
      1.8,
    ),
    stroke(straight([240, 104], [240, 190]) + straight([400, 104], [400, 190]), palette.laterite, 0.9, {
      'stroke-dasharray': dashes(3, 5),
    }),
  );
};

/** Environment: a gallery forest seen from above, on both banks of its river. */
export const categoryEnvironnement = () => {
  const noise = gradientNoise(21);
  const river = (x: number) => 206 + 66 * Math.sin(x / 112 + 0.4) + 14 * noise(x / 60, 2);
  const bank = (x: number, y: number) => Math.abs(y - river(x));
  const trees = scattered({ seed: 31, width, height, rim: -10, gap: 27, first: { x: 40, y: 60 } }).filter(
    ({ x, y }) => bank(x, y) > 38 && bank(x, y) + 46 * noise(x / 90, y / 90) < 148,
  );
  const plot = { x: 468, y: 286 };
  const sizes = [
    { size: 46, colour: blended(palette.leaf, palette.sand, 0.42), opacity: 0.7 },
    { size: 33, colour: blended(palette.leaf, palette.sand, 0.7), opacity: 0.85 },
    { size: 24, colour: palette.leaf, opacity: 0.9 },
  ];
  const stations = [-40, 20, 90, 160, 230, 300, 370, 440, 510, 580, 680];
  const edge = (side: number) =>
    stations.map((x) => ({ x, y: river(x) + side * (15 + 8 * noise(x / 70, 5 + side)) }));
  const banks = [...edge(-1), ...edge(1).toReversed()];
  const current = (side: number) =>
    curve({
      points: stations.map((x) => ({ x, y: river(x) + side + 4 * noise(x / 50, side) })),
      closed: false,
    });
  return plate(
    categorySize,
    grounds.leaf,
    fill(curve({ points: banks, closed: true }), palette.river, { opacity: 0.85 }),
    stroke([-7, 2, 8].map(current).join(''), palette.paper, 1, { opacity: 0.45 }),
    ...sizes.map(({ size, colour, opacity }, kind) =>
      stroke(dots(trees.filter((_, index) => index % 3 === kind)), colour, size, { opacity }),
    ),
    stroke(dots(trees), palette.ink, 2.4, { opacity: 0.5 }),
    circle(plot.x, plot.y, 34, {
      fill: 'none',
      stroke: palette.laterite,
      'stroke-width': 2.4,
      'stroke-dasharray': dashes(5, 5),
    }),
    circle(plot.x, plot.y, 5, { fill: palette.laterite }),
  );
};

/** Climate: rainfall as a raster of dots, from few and dry to many and wet. */
export const categoryClimat = () => {
  const noise = gradientNoise(5);
  const step = 20;
  const classes = [
    { width: 4, colour: palette.laterite },
    { width: 6.5, colour: blended(palette.laterite, palette.sand, 0.75) },
    { width: 9, colour: blended(palette.river, palette.sand, 0.55) },
    { width: 12, colour: palette.river },
    { width: 15, colour: palette.lagoon },
  ];
  const rain = (x: number, y: number) =>
    Math.min(
      4,
      Math.max(0, Math.floor(2.4 + (y - 200) / 92 - (x - 320) / 420 + 1.5 * noise(x / 190, y / 190))),
    );
  const rows = classes.map(() => '');
  for (let y = step / 2; y < height; y += step) {
    for (let x = step / 2, start = x; x < width; x += step) {
      const kind = rain(x, y);
      if (x + step < width && rain(x + step, y) === kind) continue;
      rows[kind] += `M${start * grain} ${y * grain}h${(x - start) * grain + 1}`;
      start = x + step;
    }
  }
  return plate(
    categorySize,
    grounds.heat,
    ...classes.map(({ width: size, colour }, kind) =>
      stroke(rows[kind] ?? '', colour, size, { 'stroke-dasharray': dashes(0, step) }),
    ),
  );
};

/** Training: people as stations of a survey, in triangles. */
export const categoryFormation = () => {
  const middle = { x: 300, y: 204 };
  const stations = scattered({
    seed: 4,
    width,
    height,
    rim: 52,
    gap: 138,
    first: middle,
  });
  const path = (corners: readonly number[]) =>
    polygon({ points: corners.map((corner) => stations[corner]!), closed: true });
  const triangles = triangulated(stations);
  return plate(
    categorySize,
    grounds.lagoon,
    group(
      { fill: palette.paper },
      ...triangles
        .filter((_, index) => index % 2 === 0)
        .map((corners) => fill(path(corners), palette.paper, { opacity: 0.4 })),
    ),
    stroke(triangles.map(path).join(''), palette.lagoon, 1.3, { opacity: 0.7 }),
    ...stations.slice(1).map((station) => stationPerson(station, 24, palette.lagoon, grounds.lagoon)),
    stationPerson(middle, 36, palette.laterite, grounds.lagoon),
  );
};
