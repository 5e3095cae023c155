import { mapPath, sheetBox } from '../drawing/map-lines.ts';
import { surveyPoint } from '../drawing/marks.ts';
import { palette } from '../drawing/palette.ts';
import { reaches, riverStrokes } from '../drawing/rivers.ts';
import { circle, dashes, element, stroke } from '../drawing/svg.ts';
import { watershed } from '../terrain/watershed.ts';
import { departmentSize, edgeTicks, grounds, plate } from './frame.ts';

const { width, height } = departmentSize;
const well = { x: 246, y: 262 };

/** A basin and its drainage network, with a water point and its protection zones. */
export const departmentWater = () => {
  const map = watershed({
    width,
    height,
    seed: 3,
    cell: 4,
    margin: 60,
    centre: { x: 345, y: 205 },
    axes: { x: 235, y: 165 },
    mouth: { x: 150, y: 470 },
    threshold: 40,
  });
  const style = { sheet: sheetBox(width, height), tight: 13, wide: 46, shortest: 180, bend: map.bend };
  const rivers = reaches(map.streams, { breaks: [2600, 900, 300], bend: map.bend, tight: 8, wide: 24 });
  return plate(
    departmentSize,
    grounds.water,
    edgeTicks(departmentSize, 80, palette.lagoon),
    element('path', {
      d: mapPath(map.divide, style),
      fill: palette.paper,
      'fill-opacity': 0.6,
      stroke: palette.ink,
      'stroke-width': 2.2,
      'stroke-dasharray': dashes(9, 5, 1, 5),
    }),
    stroke(mapPath([0.12, 0.4, 0.54, 0.68].flatMap(map.contoursAt), style), palette.lagoon, 0.7, {
      opacity: 0.4,
    }),
    stroke(mapPath([0.26, 0.82].flatMap(map.contoursAt), style), palette.lagoon, 1.2, { opacity: 0.4 }),
    riverStrokes(rivers, palette.river, [4.4, 3, 1.8, 1]),
    ...[34, 58].map((radius) =>
      circle(well.x, well.y, radius, {
        fill: palette.laterite,
        'fill-opacity': 0.07,
        stroke: palette.laterite,
        'stroke-width': 2,
        'stroke-dasharray': dashes(5, 5),
      }),
    ),
    surveyPoint(well.x, well.y, 8),
  );
};
