import type { Lettering } from '../font/lettering.ts';
import { grain } from '../drawing/curves.ts';
import { contourPath, sheetBox } from '../drawing/map-lines.ts';
import { gridCrosses, label, surveyPoint } from '../drawing/marks.ts';
import { blended, palette } from '../drawing/palette.ts';
import { box, dashes, fill, stroke } from '../drawing/svg.ts';
import { Field } from '../terrain/field.ts';
import { layeredNoise } from '../terrain/noise.ts';
import { seeded } from '../terrain/random.ts';
import { departmentSize, edgeTicks, grounds, plate } from './frame.ts';

const { width, height } = departmentSize;
const pixel = 20;

const ground = () => {
  const noise = layeredNoise(17, 4);
  const channel = (x: number, y: number) =>
    Math.abs(y - 262 - 74 * Math.sin(x / 115 + 0.6) - 34 * noise(x / 120, 3)) / 92;
  return (x: number, y: number) => {
    const away = channel(x, y);
    return Math.min(1.35, away) + 0.75 * Math.min(1, away * 1.6) * noise(x / 150, y / 150);
  };
};

const classes = [
  { upTo: 0.22, colour: palette.river },
  { upTo: 0.55, colour: blended(palette.leaf, palette.sand, 0.85) },
  { upTo: 1, colour: blended(palette.leaf, palette.sand, 0.5) },
  { upTo: 1.5, colour: blended(palette.leaf, palette.sand, 0.26) },
  { upTo: 9, colour: blended(palette.line, palette.sand, 0.9) },
];

/** A classified satellite scene that turns into a map: pixels on the left, lines on the right. */
export const departmentGis = (lettering: Lettering) => {
  const value = ground();
  const random = seeded(4);
  const runs = classes.map(() => '');
  for (let y = 0; y < height; y += pixel) {
    let before = -1;
    for (let x = 0; x < width; x += pixel) {
      const isScanned = x / width - 0.1 * Math.sin(y / 70) + 0.34 * (random() - 0.5) < 0.5;
      const kind = isScanned
        ? classes.findIndex(({ upTo }) => value(x + pixel / 2, y + pixel / 2) < upTo)
        : -1;
      if (kind >= 0) {
        // A run of one colour grows by another pixel; the h of the last pixel is written anew.
        runs[kind] =
          kind === before
            ? grown(runs[kind] ?? '')
            : `${runs[kind]}M${x * grain} ${(y + pixel / 2) * grain}h${pixel * grain}`;
      }
      before = kind;
    }
  }
  let columns = '';
  for (let x = pixel; x < width * 0.8; x += pixel) columns += `M${x * grain} 0v${height * grain}`;
  const field = Field.over(width, height, 7, 42, value).blurred(1);
  const style = { sheet: sheetBox(width, height), tight: 15, wide: 56, shortest: 140 };
  return plate(
    departmentSize,
    grounds.clay,
    ...classes.map(({ colour }, kind) =>
      stroke(runs[kind] ?? '', colour, pixel - 1.5, { 'stroke-linecap': 'butt' }),
    ),
    stroke(columns, grounds.clay, 1.5, { 'stroke-linecap': 'butt' }),
    stroke(contourPath(field, [0.55, 1, 1.5], style), palette.ink, 0.9, { opacity: 0.55 }),
    fill(
      contourPath(closedAtEdges(field), [0.22], { ...style, sheet: sheetBox(width, height, 60) }),
      palette.river,
      {
        'fill-opacity': 0.25,
        stroke: palette.river,
        'stroke-width': 4,
      },
    ),
    gridCrosses(80, 60, 560, 380, 160, 6, palette.ink),
    edgeTicks(departmentSize, 80, palette.ink),
    box(400, 60, 160, 160, {
      fill: 'none',
      stroke: palette.laterite,
      'stroke-width': 3,
      'stroke-dasharray': dashes(7, 5),
    }),
    label(lettering, '5°20’ N', 12, 55, 13, palette.ink),
    label(lettering, '4°00’ W', 571, 428, 13, palette.ink),
    surveyPoint(480, 140, 9),
  );
};

const closedAtEdges = (field: Field) =>
  field.map((current, index) => {
    const column = index % field.columns;
    const isEdge =
      column === 0 ||
      column === field.columns - 1 ||
      index < field.columns ||
      index >= field.columns * (field.rows - 1);
    return isEdge ? 9 : current;
  });

const grown = (path: string) =>
  path.replace(/h(\d+)$/, (_, length: string) => `h${Number(length) + pixel * grain}`);
