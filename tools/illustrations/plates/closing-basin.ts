import { curves } from '../drawing/curves.ts';
import { inBox, partsWhere, smoothed, spaced, warped } from '../drawing/lines.ts';
import { palette } from '../drawing/palette.ts';
import { reaches, riverStrokes } from '../drawing/rivers.ts';
import { sheet, stroke } from '../drawing/svg.ts';
import { lengthOf } from '../terrain/line.ts';
import { watershed } from '../terrain/watershed.ts';

const size = { width: 720, height: 420 };

/** The land of the hero by night, for the dark end of a page: lines only, no ground of its own. */
export const closingBasin = () => {
  const map = watershed({
    ...size,
    seed: 18,
    cell: 6,
    margin: 80,
    centre: { x: 400, y: 190 },
    axes: { x: 300, y: 210 },
    mouth: { x: 250, y: 470 },
    threshold: 50,
  });
  const onSheet = inBox({ left: -16, top: -16, right: size.width + 16, bottom: size.height + 16 });
  const contours = (shares: readonly number[]) =>
    curves(
      shares
        .flatMap(map.contoursAt)
        .filter((line) => lengthOf(line) > 300)
        .map((line) => spaced(warped(smoothed(line, 10), map.bend), 18, 60))
        .flatMap((line) => partsWhere(line, onSheet)),
    );
  const rivers = reaches(map.streams, { breaks: [2600, 900, 320], bend: map.bend, tight: 12, wide: 36 });
  return sheet(
    size.width,
    size.height,
    stroke(contours([0.2, 0.44, 0.68, 0.9]), palette.paper, 0.9, { opacity: 0.22 }),
    riverStrokes(rivers, '#5FB6BE', [5, 3.4, 2.2, 1.2]),
  );
};
