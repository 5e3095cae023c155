import type { Lettering } from '../font/lettering.ts';
import { curve, curves, grain } from '../drawing/curves.ts';
import { contourPath, sheetBox } from '../drawing/map-lines.ts';
import { label, surveyPoint } from '../drawing/marks.ts';
import { palette } from '../drawing/palette.ts';
import { dashes, element, fill, group, stroke } from '../drawing/svg.ts';
import { Field } from '../terrain/field.ts';
import { layeredNoise } from '../terrain/noise.ts';
import { departmentSize, edgeTicks, grounds, plate } from './frame.ts';

const { width, height } = departmentSize;

const hill = () => {
  const noise = layeredNoise(41, 3);
  const bump = (x: number, y: number, size: number) =>
    Math.exp(-(((x / size) ** 2 + (y / size / 0.72) ** 2) ** 0.9));
  return Field.over(width, height, 8, 160, (x, y) => {
    const rise = bump(x - 390, y - 318, 250) + 0.55 * bump(x - 110, y - 410, 170);
    return rise * (1 + 0.3 * noise(x / 190, y / 190)) + 0.09 * noise(x / 110 + 7, y / 110);
  });
};

const isohyetHeight = (x: number, y: number, bow: number) => y + bow * Math.sin(x / 150 + y / 200) + x * 0.05;

const isohyet = (y: number, bow: number) =>
  [92, 170, 270, 380, 500, 652].map((x) => ({ x, y: isohyetHeight(x, y, bow) }));

/** Fields in terraces below the lines of equal rainfall. */
export const departmentClimate = (lettering: Lettering) => {
  const field = hill();
  const style = { sheet: sheetBox(width, height, 60), tight: 16, wide: 56, shortest: 120 };
  const terraces = [0.3, 0.42, 0.54, 0.66, 0.78, 0.9, 1.02];
  const step = 0.06;
  const rains = [
    { y: 46, bow: 16, rain: '1000' },
    { y: 104, bow: 20, rain: '1200' },
    { y: 166, bow: 24, rain: '1400' },
  ];
  return plate(
    departmentSize,
    grounds.heat,
    edgeTicks(departmentSize, 80, palette.lagoon),
    ...rains.map(({ y, bow }) => {
      const points = [-12, 80, 180, 290, 400, 520, 652].map((x) => ({ x, y: isohyetHeight(x, y, bow) }));
      return fill(`${curve({ points, closed: false })}V${(height + 4) * grain}H-24z`, palette.river, {
        'fill-opacity': 0.09,
      });
    }),
    ...terraces.map((level) =>
      element('path', {
        d: contourPath(field, [level], style),
        fill: palette.leaf,
        'fill-opacity': 0.1,
        stroke: palette.leaf,
        'stroke-width': 2.4,
      }),
    ),
    stroke(
      contourPath(
        field,
        terraces.map((level) => level + step),
        style,
      ),
      palette.leaf,
      3,
      {
        'stroke-dasharray': dashes(0, 9),
      },
    ),
    ...rains.map(({ y, bow, rain }, index) =>
      group(
        {},
        stroke(curves([{ points: isohyet(y, bow), closed: false }]), palette.river, 1.2 + index * 0.7, {
          'stroke-dasharray': dashes(14, 7),
        }),
        label(lettering, rain, 40, isohyetHeight(60, y, bow) + 6, 14, palette.lagoon),
      ),
    ),
    surveyPoint(392, 312, 8),
  );
};
