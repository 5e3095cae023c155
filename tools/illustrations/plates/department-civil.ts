import type { Lettering } from '../font/lettering.ts';
import { curves, grain, polygon, straight } from '../drawing/curves.ts';
import { label } from '../drawing/marks.ts';
import { blended, palette } from '../drawing/palette.ts';
import { dashes, fill, group, stroke } from '../drawing/svg.ts';
import { departmentSize, edgeTicks, grounds, plate } from './frame.ts';

type Corner = readonly [number, number];
const shape = (...corners: Corner[]) =>
  polygon({ points: corners.map(([x, y]) => ({ x, y })), closed: true });

const foot = 322;
const crest = 112;
const water = 148;

const hatch = (left: number, right: number, top: number, step: number, length: number) => {
  let path = `M${left * grain} ${top * grain}`;
  for (let x = left; x < right; x += step) {
    path += `l${-length * grain} ${length * grain}m${(length + step) * grain}${-length * grain}`;
  }
  return path;
};

const dimension = (from: Corner, to: Corner) => {
  const isUpright = from[0] === to[0];
  const [dx, dy] = isUpright ? [6, 0] : [0, 6];
  return [from, to]
    .map(([x, y]) => straight([x - dx, y - dy], [x + dx, y + dy]))
    .concat(straight(from, to))
    .join('');
};

const waterMark = (x: number, y: number) =>
  fill(shape([x - 9, y - 15], [x + 9, y - 15], [x, y - 1]), palette.river) +
  stroke(
    straight([x - 12, y + 6], [x + 12, y + 6]) + straight([x - 6, y + 11], [x + 6, y + 11]),
    palette.river,
    1.6,
  );

/** An earth dam in section: core, filters, water, the line of seepage, the curtain below. */
export const departmentCivil = (lettering: Lettering) => {
  const body = shape([92, foot], [300, crest], [340, crest], [566, foot]);
  const core = shape([284, foot + 34], [312, crest + 8], [328, crest + 8], [356, foot + 34]);
  const seepage = [
    [222, 192],
    [290, 204],
    [318, 218],
    [340, 262],
    [376, 292],
    [460, 304],
    [548, 313],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  const riprap = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((step) => ({
    x: 109 + step * 17,
    y: foot - 13 - step * 17.15,
  }));
  return plate(
    departmentSize,
    grounds.stone,
    fill(shape([-4, water], [264.4, water], [92, foot], [-4, foot]), palette.river, { opacity: 0.3 }),
    stroke(straight([-4, water], [260, water]), palette.river, 2.4),
    stroke(
      straight([20, 176], [170, 176]) + straight([50, 208], [150, 208]) + straight([24, 240], [110, 240]),
      palette.river,
      1,
      {
        opacity: 0.55,
      },
    ),
    fill(shape([-4, foot], [644, foot], [644, 444], [-4, 444]), blended(palette.ink, palette.sand, 0.2)),
    stroke(hatch(14, 640, foot, 26, 14), palette.ink, 0.9, { opacity: 0.5 }),
    stroke(curves([0, 1].map((layer) => layerLine(372 + layer * 34, layer))), palette.ink, 0.9, {
      opacity: 0.45,
      'stroke-dasharray': dashes(18, 6),
    }),
    fill(body, blended(palette.line, palette.sand, 0.7)),
    stroke([1, 2, 3, 4, 5, 6].map((lift) => lifts(lift)).join(''), palette.ink, 0.7, { opacity: 0.3 }),
    fill(
      shape(
        [356, foot],
        [330, crest + 18],
        [340, crest + 18],
        [388, foot - 14],
        [560, foot - 14],
        [566, foot],
      ),
      palette.sand,
      {
        stroke: palette.ink,
        'stroke-width': 1.2,
        'stroke-dasharray': dashes(3, 3),
      },
    ),
    fill(core, palette.lagoon),
    stroke(straight([320, foot + 34], [320, 428]), palette.lagoon, 5, {
      'stroke-dasharray': dashes(12, 7),
      'stroke-linecap': 'butt',
    }),
    group(
      { fill: blended(palette.ink, palette.sand, 0.45) },
      ...riprap.map(({ x, y }, index) => fill(stone(x, y, index), blended(palette.ink, palette.sand, 0.45))),
    ),
    stroke(body, palette.ink, 2.2),
    stroke(straight([-4, foot], [92, foot]) + straight([566, foot], [644, foot]), palette.ink, 2.2),
    stroke(curves([{ points: seepage, closed: false }]), palette.river, 2.2, {
      'stroke-dasharray': dashes(9, 5),
    }),
    waterMark(140, water),
    stroke(dimension([604, crest], [604, foot]) + dimension([300, 84], [340, 84]), palette.laterite, 1.6),
    stroke(
      straight([352, crest], [596, crest]) +
        straight([300, 92], [300, 104]) +
        straight([340, 92], [340, 104]),
      palette.laterite,
      0.8,
      {
        opacity: 0.7,
      },
    ),
    label(lettering, '21 m', 612, 224, 14, palette.laterite, 90),
    label(lettering, '4 m', 307, 76, 14, palette.laterite),
    edgeTicks(departmentSize, 80, palette.ink),
  );
};

const layerLine = (y: number, phase: number) => ({
  closed: false,
  points: [-8, 90, 190, 300, 420, 540, 650].map((x) => ({ x, y: y + 7 * Math.sin(x / 80 + phase * 2) })),
});

const lifts = (lift: number) => {
  const y = foot - lift * 30;
  const share = (foot - y) / (foot - crest);
  return straight([92 + 208 * share + 8, y], [566 - 226 * share - 8, y]);
};

const stone = (x: number, y: number, index: number) => {
  const turn = (index % 3) * 2;
  return shape(
    [x - 9, y + 4 - turn],
    [x - 3, y - 7],
    [x + 6 + turn / 2, y - 6],
    [x + 10, y + 2],
    [x + 2, y + 8],
  );
};
