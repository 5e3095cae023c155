import type { Point } from './field.ts';

export interface Line {
  points: Point[];
  closed: boolean;
}

export const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

export const lengthOf = ({ points, closed }: Line) => {
  const ring = closed && points[0] ? [...points, points[0]] : points;
  return ring.reduce((sum, point, index) => sum + distance(ring[index - 1] ?? point, point), 0);
};
