import type { Point } from '../terrain/field.ts';
import { lengthOf, type Line } from '../terrain/line.ts';
import type { Stream } from '../terrain/streams.ts';
import { curves, grain } from './curves.ts';
import { smoothed, spaced, warped } from './lines.ts';
import { element, group, stroke } from './svg.ts';

export interface Reach {
  line: Line;
  /** Position in the list of widths: 0 is the widest. */
  rank: number;
  /** Where a tributary joins its river, and the area it drains there. */
  joins?: { at: Point; area: number };
}

export interface RiverStyle {
  /** Drained areas from which a reach gets the next wider stroke, largest first. */
  breaks: readonly number[];
  bend: (point: Point) => Point;
  tight: number;
  wide: number;
}

/** Reaches of every stream: joined to the river they flow into and cut where the stroke changes. */
export const reaches = (streams: readonly Stream[], { breaks, bend, tight, wide }: RiverStyle): Reach[] => {
  const drawn: Point[][] = [];
  return streams.flatMap(({ points, areas, isTributary }) => {
    const { points: course } = warped(smoothed({ points, closed: false }, 3), bend);
    const [first, second] = course;
    if (isTributary && first && second) course[0] = nearest(drawn, first, second);
    drawn.push(course);
    return cutByRank(course, areas, breaks).map(({ from, to, rank }) => ({
      line: spaced({ points: course.slice(from, to + 1), closed: false }, tight, wide),
      rank,
      ...(isTributary && from === 0 && course[0] ? { joins: { at: course[0], area: areas[0] ?? 0 } } : {}),
    }));
  });
};

/** Where the largest tributary joins. */
export const mainConfluence = (parts: readonly Reach[]): Point => {
  const joins = parts.flatMap((part) => part.joins ?? []).toSorted((a, b) => b.area - a.area);
  return joins[0]?.at ?? { x: 0, y: 0 };
};

const nearest = (courses: readonly Point[][], around: Point, fallback: Point) => {
  let best = fallback;
  let least = Infinity;
  for (const point of courses.flat()) {
    const distance = Math.hypot(point.x - around.x, point.y - around.y);
    if (distance < least) [best, least] = [point, distance];
  }
  return best;
};

const cutByRank = (course: readonly Point[], areas: readonly number[], breaks: readonly number[]) => {
  const rankOf = (index: number) => {
    const rank = breaks.findIndex((area) => (areas[index] ?? 0) >= area);
    return rank === -1 ? breaks.length : rank;
  };
  const parts: { from: number; to: number; rank: number }[] = [];
  const last = course.length - 1;
  for (let from = 0; from < last;) {
    const rank = rankOf(from + 1);
    let to = from + 1;
    // A stub of two nodes is not worth a stroke of its own.
    while (to < last && (rankOf(to + 1) <= rank || last - to < 4)) to += 1;
    parts.push({ from, to, rank });
    from = to;
  }
  return parts;
};

export const riverStrokes = (parts: readonly Reach[], colour: string, widths: readonly number[]) =>
  group(
    {},
    ...widths.map((width, index) =>
      stroke(curves(parts.filter(({ rank }) => rank === index).map(({ line }) => line)), colour, width),
    ),
  );

const RISE_SECONDS = 0.8;
const NEXT_SECONDS = 0.45;

/**
 * The same; at the address `#rise` it is drawn once, from the mouth upstream, a width after the other. Without it, and
 * in a program that knows no animation, the whole river is there at once. Who shows it asks whether the reader wants
 * motion: a browser does not ask inside a picture.
 */
export const risingRiver = (parts: readonly Reach[], colour: string, widths: readonly number[]) => {
  const longest = Math.ceil(Math.max(...parts.map(({ line }) => lengthOf(line))) * grain);
  const delays = widths.map((_, index) =>
    index === 0
      ? ''
      : `#rise:target :nth-child(${index + 1}){animation-delay:${(index * NEXT_SECONDS).toFixed(2)}s}`,
  );
  return (
    element(
      'style',
      {},
      `#rise:target path{stroke-dasharray:${longest};animation:r ${RISE_SECONDS}s ease-out both}${delays.join('')}@keyframes r{from{stroke-dashoffset:${longest}}}`,
    ) + element('g', { id: 'rise' }, riverStrokes(parts, colour, widths))
  );
};
