import { contour } from '../terrain/contours.ts';
import type { Field, Point } from '../terrain/field.ts';
import { type Line, lengthOf } from '../terrain/line.ts';
import { curves } from './curves.ts';
import { type Box, inBox, partsWhere, smoothed, spaced, warped } from './lines.ts';

export interface LineStyle {
  sheet: Box;
  tight: number;
  wide: number;
  /** Lines shorter than this, in pixels, are left out. */
  shortest: number;
  rounds?: number;
  bend?: (point: Point) => Point;
}

const still = () => ({ x: 0, y: 0 });

/** Map lines as one path: smoothed, thinned and cut at the edge of the sheet. */
export const mapPath = (lines: readonly Line[], style: LineStyle) => {
  const { sheet, tight, wide, shortest, rounds = 10, bend = still } = style;
  return curves(
    lines
      .filter((line) => lengthOf(line) > shortest)
      .map((line) => spaced(warped(smoothed(line, rounds), bend), tight, wide))
      .flatMap((line) => partsWhere(line, inBox(sheet))),
  );
};

export const contourPath = (field: Field, levels: readonly number[], style: LineStyle) =>
  mapPath(
    levels.flatMap((level) => contour(field, level)),
    style,
  );

/** The sheet and a narrow rim, so that no line ends in sight. */
export const sheetBox = (width: number, height: number, rim = 12): Box => ({
  left: -rim,
  top: -rim,
  right: width + rim,
  bottom: height + rim,
});
