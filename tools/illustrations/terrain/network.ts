import type { Point } from './field.ts';
import { seeded } from './random.ts';

interface Scatter {
  seed: number;
  width: number;
  height: number;
  rim: number;
  /** Least distance between two points. */
  gap: number;
  first: Point;
}

/** Points strewn over the sheet, never closer than `gap`. */
export const scattered = ({ seed, width, height, rim, gap, first }: Scatter): Point[] => {
  const random = seeded(seed);
  const points = [first];
  for (let attempt = 0; attempt < 4000; attempt += 1) {
    const candidate = {
      x: Math.round(rim + random() * (width - 2 * rim)),
      y: Math.round(rim + random() * (height - 2 * rim)),
    };
    if (points.every(({ x, y }) => Math.hypot(x - candidate.x, y - candidate.y) >= gap))
      points.push(candidate);
  }
  return points;
};

/** Triangles between neighbours (Delaunay): no fourth point in the circle through the three. */
export const triangulated = (points: readonly Point[]) => {
  const triangles: [number, number, number][] = [];
  points.forEach((a, first) => {
    points.slice(first + 1).forEach((b, second) => {
      points.slice(first + second + 2).forEach((c, third) => {
        const corners = [first, first + second + 1, first + second + third + 2] as const;
        const circle = throughCorners(a, b, c);
        const isFree = points.every(
          ({ x, y }, other) =>
            corners.includes(other) || Math.hypot(x - circle.x, y - circle.y) >= circle.radius,
        );
        if (isFree && circle.radius < 400) triangles.push([...corners]);
      });
    });
  });
  return triangles;
};

const throughCorners = (a: Point, b: Point, c: Point) => {
  const turn = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
  const [aa, bb, cc] = [a, b, c].map(({ x, y }) => x * x + y * y) as [number, number, number];
  const x = (aa * (b.y - c.y) + bb * (c.y - a.y) + cc * (a.y - b.y)) / turn;
  const y = (aa * (c.x - b.x) + bb * (a.x - c.x) + cc * (b.x - a.x)) / turn;
  return { x, y, radius: Math.hypot(a.x - x, a.y - y) };
};
