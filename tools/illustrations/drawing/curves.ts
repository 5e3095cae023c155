import type { Point } from '../terrain/field.ts';
import type { Line } from '../terrain/line.ts';

/**
 * Drawings count in half pixels: control points lie on even numbers, so that the points
 * half-way between them are whole, and a smooth curve needs one whole pair per point.
 */
export const grain = 2;

const even = ({ x, y }: Point): Point => ({ x: Math.round(x) * grain, y: Math.round(y) * grain });
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const pair = (from: Point, to: Point) => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
};

const pairs = (points: readonly Point[]) =>
  points
    .slice(1)
    .map((point, index) => pair(points[index] ?? point, point))
    .reduce((path, next) => (path === '' || next.startsWith('-') ? path + next : `${path} ${next}`), '');

const withoutRepeats = (points: readonly Point[]) =>
  points.filter((point, index) => {
    const before = points[index - 1];
    return !before || before.x !== point.x || before.y !== point.y;
  });

/** A quadratic B-spline over the points: M, one q, then t for the rest. */
export const curve = ({ points, closed }: Line): string => {
  const controls = withoutRepeats(points.map(even));
  if (controls.length < 3) return polygon({ points, closed });
  const first = controls[0]!;
  const last = controls.at(-1)!;
  const knots = closed
    ? [middle(last, first), ...controls.map((point, index) => middle(point, controls[index + 1] ?? first))]
    : [first, ...controls.slice(1, -2).map((point, index) => middle(point, controls[index + 2]!)), last];
  const start = knots[0]!;
  const control = closed ? first : controls[1]!;
  const rest = pairs(knots.slice(1));
  return (
    `M${start.x} ${start.y}q${pair(start, control)} ${pair(start, knots[1]!)}` +
    (knots.length > 2 ? `t${rest}` : '') +
    (closed ? 'z' : '')
  );
};

export const curves = (lines: readonly Line[]) => lines.map(curve).join('');

export const polygon = ({ points, closed }: Line): string => {
  const corners = withoutRepeats(points.map(even));
  const start = corners[0];
  if (!start) return '';
  return `M${start.x} ${start.y}${corners.length > 1 ? `l${pairs(corners)}` : ''}${closed ? 'z' : ''}`;
};

export const straight = (...points: (readonly [number, number])[]) =>
  polygon({ points: points.map(([x, y]) => ({ x, y })), closed: false });

/** Dots, as strokes without length: give the path round caps. */
export const dots = (points: readonly Point[]) => {
  let at: Point | undefined;
  return points
    .map(even)
    .map((point) => {
      const path = at ? `m${pair(at, point)}h0` : `M${point.x} ${point.y}h0`;
      at = point;
      return path;
    })
    .join('');
};
