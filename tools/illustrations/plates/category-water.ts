import { curve, curves, grain, straight } from '../drawing/curves.ts';
import { mapPath, sheetBox } from '../drawing/map-lines.ts';
import { surveyPoint } from '../drawing/marks.ts';
import { blended, palette } from '../drawing/palette.ts';
import { reaches, riverStrokes } from '../drawing/rivers.ts';
import { box, dashes, fill, stroke } from '../drawing/svg.ts';
import { watershed } from '../terrain/watershed.ts';
import { categorySize, grounds, plate } from './frame.ts';

const { width, height } = categorySize;

/** Integrated water resources: one basin, every tributary. */
export const categoryGire = () => {
  const map = watershed({
    width,
    height,
    seed: 6,
    cell: 5,
    margin: 60,
    centre: { x: 330, y: 180 },
    axes: { x: 275, y: 180 },
    mouth: { x: 200, y: 430 },
    threshold: 40,
  });
  const style = { sheet: sheetBox(width, height), tight: 16, wide: 60, shortest: 200, bend: map.bend };
  const rivers = reaches(map.streams, { breaks: [2400, 900, 320], bend: map.bend, tight: 11, wide: 36 });
  return plate(
    categorySize,
    grounds.water,
    fill(mapPath(map.divide, style), palette.paper, { opacity: 0.6 }),
    stroke(mapPath([0.3, 0.7].flatMap(map.contoursAt), style), palette.river, 0.8, { opacity: 0.35 }),
    riverStrokes(rivers, palette.river, [7, 4.6, 2.8, 1.4]),
  );
};

const wave = (y: number, height: number, phase: number) => ({
  closed: false,
  points: [-16, 90, 200, 320, 440, 550, 656].map((x) => ({ x, y: y + height * Math.sin(x / 95 + phase) })),
});
const below = (y: number, depth: number, phase: number) =>
  `${curve(wave(y, depth, phase))}V${(height + 6) * grain}H${-16 * grain}z`;

/** Water supply: a borehole through the layers down to the water, and its hand pump. */
export const categoryWash = () => {
  const blue = palette.aquifer;
  const at = 372;
  const top = 148;
  const cone = [-16, 120, 230, 300, 345, at, 399, 444, 514, 656].map((x) => ({
    x,
    y: 232 + 62 * Math.exp(-Math.abs(x - at) / 66),
  }));
  return plate(
    categorySize,
    grounds.wash,
    fill(below(top, 5, 0), blended(palette.line, palette.sand, 0.8)),
    fill(below(196, 9, 1), blended(palette.line, palette.sand, 0.35)),
    fill(below(248, 6, 2.4), blue, { opacity: 0.22 }),
    fill(below(300, 10, 4), blue, { opacity: 0.3 }),
    fill(below(360, 8, 5), blended(palette.ink, palette.sand, 0.34)),
    stroke(curve(wave(top, 5, 0)), palette.ink, 1.8),
    stroke(curves([{ points: cone, closed: false }]), blue, 2, { 'stroke-dasharray': dashes(9, 6) }),
    box(at - 8, 142, 16, 206, { fill: palette.paper, stroke: palette.ink, 'stroke-width': 3 }),
    stroke(straight([at, 286], [at, 344]), blue, 12, {
      'stroke-dasharray': dashes(3, 4),
      'stroke-linecap': 'butt',
    }),
    stroke(straight([at - 40, 146], [at + 58, 146]), palette.ink, 7, { 'stroke-linecap': 'butt' }),
    fill(`${straight([at - 14, 146], [at - 9, 98], [at + 9, 98], [at + 14, 146])}z`, palette.ink),
    box(at - 17, 70, 34, 30, { fill: palette.ink, rx: 8 }),
    stroke(straight([at + 10, 80], [at - 104, 118]), palette.ink, 6),
    stroke(straight([at + 16, 92], [at + 42, 92], [at + 46, 104]), palette.ink, 7),
    stroke(straight([at + 47, 110], [at + 47, 122]), blue, 4, { 'stroke-dasharray': dashes(2, 6) }),
    fill(`${straight([at + 33, 124], [at + 63, 124], [at + 58, 146], [at + 38, 146])}z`, palette.laterite),
  );
};

/** Anything else: a quiet piece of map. */
export const categoryAutre = () => {
  const map = watershed({
    width,
    height,
    seed: 14,
    cell: 8,
    margin: 80,
    centre: { x: 380, y: 190 },
    axes: { x: 250, y: 170 },
    mouth: { x: 120, y: 460 },
    threshold: 90,
  });
  const style = {
    sheet: sheetBox(width, height),
    tight: 15,
    wide: 60,
    shortest: 160,
    rounds: 6,
    bend: map.bend,
  };
  return plate(
    categorySize,
    grounds.clay,
    stroke(mapPath([0.12, 0.36, 0.48, 0.72, 0.84].flatMap(map.contoursAt), style), palette.ink, 0.9, {
      opacity: 0.35,
    }),
    stroke(mapPath([0.24, 0.6, 0.93].flatMap(map.contoursAt), style), palette.ink, 1.7, { opacity: 0.4 }),
    surveyPoint(400, 200, 10),
  );
};
