import { MAP_SHEET, onSheet } from '@site/vocabulary/map';
import lines from '../borders/west-africa.json' with { type: 'json' };
import { curves, polygon } from '../drawing/curves.ts';
import { gridCrosses } from '../drawing/marks.ts';
import { blended, palette } from '../drawing/palette.ts';
import { dashes, fill, stroke } from '../drawing/svg.ts';
import type { Line } from '../terrain/line.ts';
import { edgeTicks, grounds, plate } from './frame.ts';

/** ISO 3166-1, as the borders name countries: where the firm is at home. */
const HOME = '384';

const places = lines.arcs.map((arc) =>
  arc.map(([longitude = 0, latitude = 0]) => onSheet({ longitude, latitude })),
);
const arcAt = (at: number) => (at < 0 ? (places[~at] ?? []).toReversed() : (places[at] ?? []));
const land = (ring: readonly number[]): string =>
  polygon({ points: ring.flatMap((at) => arcAt(at).slice(1)), closed: true });
const linesWhere = (isWanted: (at: number) => boolean): Line[] =>
  places.flatMap((points, at) => (isWanted(at) ? [{ points, closed: false }] : []));

/** The sheet on which projects are drawn: land, coast and borders, no names. */
export const westAfrica = () => {
  const borders = new Set(lines.borders);
  const lands = (isWanted: (id: string | undefined) => boolean) =>
    lines.lands
      .filter(({ id }) => isWanted(id))
      .map(({ ring }) => land(ring))
      .join('');
  return plate(
    MAP_SHEET,
    grounds.water,
    fill(
      lands((id) => id !== HOME),
      palette.sand,
    ),
    fill(
      lands((id) => id === HOME),
      blended(palette.leaf, palette.sand, 0.16),
    ),
    stroke(curves(linesWhere((at) => borders.has(at))), palette.ink, 0.9, {
      'stroke-dasharray': dashes(5, 3),
      opacity: 0.45,
    }),
    stroke(curves(linesWhere((at) => !borders.has(at))), palette.lagoon, 1.5),
    gridCrosses(72, 26, 700, 460, 103, 4, palette.ink),
    edgeTicks(MAP_SHEET, 51, palette.lagoon),
  );
};
