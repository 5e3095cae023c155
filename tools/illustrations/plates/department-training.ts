import { polygon } from '../drawing/curves.ts';
import { contourPath, sheetBox } from '../drawing/map-lines.ts';
import { palette } from '../drawing/palette.ts';
import { stationPerson } from '../drawing/people.ts';
import { circle, dashes, fill, stroke } from '../drawing/svg.ts';
import { Field } from '../terrain/field.ts';
import { scattered, triangulated } from '../terrain/network.ts';
import { layeredNoise } from '../terrain/noise.ts';
import { departmentSize, edgeTicks, grounds, plate } from './frame.ts';

const { width, height } = departmentSize;
const middle = { x: 322, y: 214 };

/** People as the stations of a survey network; what one of them knows reaches all. */
export const departmentTraining = () => {
  const stations = scattered({
    seed: 5,
    width,
    height,
    rim: 46,
    gap: 112,
    first: middle,
  });
  const triangles = triangulated(stations);
  const path = (corners: readonly number[]) =>
    polygon({ points: corners.map((corner) => stations[corner]!), closed: true });
  const around = triangles.filter((corners) => corners.includes(0));
  const spokes = [...new Set(around.flat())]
    .filter((corner) => corner !== 0)
    .map((corner) => path([0, corner]));
  const noise = layeredNoise(8, 2);
  const field = Field.over(width, height, 10, 30, (x, y) => noise(x / 260, y / 260));
  const style = { sheet: sheetBox(width, height), tight: 22, wide: 70, shortest: 200 };
  return plate(
    departmentSize,
    grounds.lagoon,
    edgeTicks(departmentSize, 80, palette.lagoon),
    stroke(contourPath(field, [-0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45], style), palette.lagoon, 0.7, {
      opacity: 0.3,
    }),
    fill(around.map(path).join(''), palette.paper, { opacity: 0.55 }),
    stroke(triangles.map(path).join(''), palette.lagoon, 0.8, { opacity: 0.6 }),
    stroke(spokes.join(''), palette.river, 2.2),
    circle(middle.x, middle.y, 58, {
      fill: 'none',
      stroke: palette.laterite,
      'stroke-width': 2.4,
      'stroke-dasharray': dashes(5, 6),
    }),
    ...stations.slice(1).map((station) => stationPerson(station, 19, palette.lagoon, grounds.lagoon)),
    stationPerson(middle, 30, palette.laterite, palette.paper),
  );
};
