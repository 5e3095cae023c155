import { curves } from '../drawing/curves.ts';
import { inBox, partsWhere, smoothed, spaced, warped } from '../drawing/lines.ts';
import { gridCrosses, label, surveyPoint } from '../drawing/marks.ts';
import type { Lettering } from '../font/lettering.ts';
import { palette } from '../drawing/palette.ts';
import { mainConfluence, reaches, risingRiver } from '../drawing/rivers.ts';
import { dashes, element, sheet, stroke } from '../drawing/svg.ts';
import { type Line, lengthOf } from '../terrain/line.ts';
import { watershed } from '../terrain/watershed.ts';

export const heroSize = { width: 1600, height: 760 };

export const basinPlan = {
  ...heroSize,
  seed: 39,
  cell: 6,
  margin: 90,
  centre: { x: 1190, y: 350 },
  axes: { x: 388, y: 312 },
  mouth: { x: 930, y: 790 },
  threshold: 60,
  quiet: { until: 740 },
};

const isohyet = (y: number): Line => ({
  closed: false,
  points: [862, 940, 1040, 1180, 1340, 1500, 1616].map((x) => ({
    x,
    y: y + 46 * Math.sin(x / 250 + y / 90) - 0.02 * x,
  })),
});
const isohyets = [isohyet(180), isohyet(690)];

export const heroBasin = (lettering: Lettering) => {
  const map = watershed(basinPlan);
  const onSheet = inBox({ left: -16, top: -16, right: heroSize.width + 16, bottom: heroSize.height + 16 });
  const calmed = (line: Line, rounds: number) => warped(smoothed(line, rounds), map.bend);
  const contours = (shares: readonly number[]) =>
    curves(
      shares
        .flatMap(map.contoursAt)
        .filter((line) => lengthOf(line) > 500)
        .map((line) => spaced(calmed(line, 12), 19, 58))
        .flatMap((line) => partsWhere(line, onSheet)),
    );
  const divide = curves(
    map.divide.map((line) => spaced(calmed(line, 8), 18, 44)).flatMap((line) => partsWhere(line, onSheet)),
  );
  const rivers = reaches(map.streams, {
    breaks: [6000, 2200, 800, 240],
    bend: map.bend,
    tight: 10,
    wide: 30,
  });
  const gauge = mainConfluence(rivers);
  const fade = element(
    'linearGradient',
    { id: 'f', gradientUnits: 'userSpaceOnUse', x1: 700, y1: 0, x2: 1900, y2: 500 },
    element('stop', { 'stop-color': palette.lagoon, 'stop-opacity': 0.09 }),
    element('stop', { offset: 1, 'stop-color': palette.lagoon, 'stop-opacity': 0.4 }),
  );
  return sheet(
    heroSize.width,
    heroSize.height,
    fade,
    element('path', {
      d: divide,
      fill: palette.river,
      'fill-opacity': 0.08,
      stroke: palette.ink,
      'stroke-width': 2.4,
      'stroke-dasharray': dashes(12, 6, 1, 6),
      'stroke-opacity': 0.8,
    }),
    stroke(contours([0.08, 0.24, 0.38, 0.6, 0.69, 0.87]), 'url(#f)', 0.8),
    stroke(contours([0.16, 0.51, 0.78]), 'url(#f)', 1.5),
    stroke(curves(isohyets), palette.leaf, 1.6, { 'stroke-dasharray': dashes(0, 7) }),
    label(lettering, '1200', 806, 124, 13, palette.leaf),
    label(lettering, '1400', 806, 637, 13, palette.leaf),
    risingRiver(rivers, palette.river, [5, 3.6, 2.4, 1.5, 0.9]),
    gridCrosses(860, 60, 1560, 720, 160, 5, palette.ink),
    surveyPoint(gauge.x, gauge.y, 9),
  );
};
