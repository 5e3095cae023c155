import { curves, straight } from '../drawing/curves.ts';
import { inBox, partsWhere, smoothed, spaced, warped } from '../drawing/lines.ts';
import { gridCrosses, surveyPoint } from '../drawing/marks.ts';
import { palette } from '../drawing/palette.ts';
import { reaches, riverStrokes } from '../drawing/rivers.ts';
import { dashes, sheet, stroke } from '../drawing/svg.ts';
import type { Point } from '../terrain/field.ts';
import { type Line, lengthOf } from '../terrain/line.ts';
import { watershed } from '../terrain/watershed.ts';
import { basinPlan, heroSize } from './hero-basin.ts';

interface PagePlan {
  /** Of its own land. */
  readonly seed: number;
  /** What the page is about, drawn over it. */
  readonly over: (rivers: string) => string[];
}

const isohyet = (y: number): Line => ({
  closed: false,
  points: [880, 1000, 1130, 1280, 1430, 1616].map((x) => ({ x, y: y + 40 * Math.sin(x / 230 + y / 70) })),
});
const rain = (...heights: number[]) =>
  stroke(curves(heights.map(isohyet)), palette.leaf, 1.6, { 'stroke-dasharray': dashes(0, 7) });
const points = (...places: (readonly [number, number])[]) => places.map(([x, y]) => surveyPoint(x, y, 8));
const sights = (...places: (readonly [number, number])[]) =>
  stroke(straight(...places), palette.laterite, 1.4, { 'stroke-dasharray': dashes(8, 5) });
const grid = (step: number) => gridCrosses(860, 60, 1560, 720, step, 5, palette.ink);

const STATIONS = [
  [1010, 240],
  [1240, 150],
  [1420, 330],
  [1330, 560],
  [1080, 520],
] as const;

/** The heads of inner pages: each the land of another basin, with what one does there. */
const PLANS: Readonly<Record<string, PagePlan>> = {
  about: { seed: 12, over: (rivers) => [rivers, rain(170, 430, 690)] },
  services: { seed: 27, over: (rivers) => [rivers, grid(110)] },
  projects: { seed: 33, over: (rivers) => [rivers, ...points(...STATIONS)] },
  resources: { seed: 46, over: (rivers) => [rain(150, 300, 450, 600), rivers] },
  partnerships: {
    seed: 52,
    over: (rivers) => [rivers, sights(...STATIONS, STATIONS[0]), ...points(...STATIONS)],
  },
  contact: { seed: 64, over: (rivers) => [rivers, grid(160), ...points([1190, 380])] },
  news: { seed: 75, over: (rivers) => [rivers, sights([900, 640], [1180, 420], [1500, 470])] },
};

const onSheet = inBox({ left: -16, top: -16, right: heroSize.width + 16, bottom: heroSize.height + 16 });

function plateOf({ seed, over }: PagePlan): string {
  const map = watershed({ ...basinPlan, seed });
  const calm = (line: Line, bend: (point: Point) => Point) =>
    spaced(warped(smoothed(line, 14), bend), 24, 76);
  const contours = (shares: readonly number[]) =>
    curves(
      shares
        .flatMap(map.contoursAt)
        .filter((line) => lengthOf(line) > 520)
        .map((line) => calm(line, map.bend))
        .flatMap((line) => partsWhere(line, onSheet)),
    );
  const rivers = reaches(map.streams, { breaks: [6000, 2200, 900], bend: map.bend, tight: 14, wide: 40 });
  return sheet(
    heroSize.width,
    heroSize.height,
    stroke(contours([0.1, 0.46, 0.72]), palette.lagoon, 0.8, { opacity: 0.3 }),
    stroke(contours([0.28]), palette.lagoon, 1.5, { opacity: 0.3 }),
    ...over(riverStrokes(rivers, palette.river, [5, 3.2, 1.8, 1])),
  );
}

export const pagePlates: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(PLANS).map(([name, plan]) => [name, () => plateOf(plan)]),
);
