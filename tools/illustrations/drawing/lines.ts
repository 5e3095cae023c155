import type { Point } from '../terrain/field.ts';
import { type Line, distance } from '../terrain/line.ts';

/** The line with every point moved towards its neighbours; ends stay. */
export const smoothed = (line: Line, rounds: number): Line => {
  const count = line.points.length;
  let points = line.points;
  for (let round = 0; round < rounds; round += 1) {
    points = points.map((point, index) => {
      if (!line.closed && (index === 0 || index === count - 1)) return point;
      const before = points[(index + count - 1) % count] ?? point;
      const after = points[(index + 1) % count] ?? point;
      return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
    });
  }
  return { ...line, points };
};

/** Points along the line, close together (`tight`) where it bends and far apart (`wide`) where it runs straight. */
export const spaced = (line: Line, tight: number, wide = tight): Line => {
  const ring = line.closed && line.points[0] ? [...line.points, line.points[0]] : line.points;
  const density = smoothedDensity(ring, line.closed, tight, wide);
  const effort = [0];
  for (let index = 1; index < ring.length; index += 1) {
    const piece = distance(ring[index - 1]!, ring[index]!) * ((density[index - 1]! + density[index]!) / 2);
    effort.push(effort[index - 1]! + piece);
  }
  const total = effort.at(-1) ?? 0;
  const pieces = Math.max(line.closed ? 4 : 2, Math.round(total));
  const points: Point[] = [];
  let index = 1;
  for (let piece = 0; piece < pieces + (line.closed ? 0 : 1); piece += 1) {
    const target = (total * piece) / pieces;
    while (index < ring.length - 1 && effort[index]! < target) index += 1;
    const from = ring[index - 1]!;
    const to = ring[index]!;
    const room = effort[index]! - effort[index - 1]!;
    const share = room === 0 ? 0 : Math.min(1, (target - effort[index - 1]!) / room);
    points.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  }
  return { ...line, points };
};

// A bend of 3 degrees per pixel asks for the tight spacing; neighbours share, so that it changes gently.
const smoothedDensity = (ring: readonly Point[], closed: boolean, tight: number, wide: number) => {
  const count = ring.length;
  const reach = 2;
  const at = (index: number) =>
    closed ? ring[(index + count - 1) % (count - 1)]! : ring[Math.min(count - 1, Math.max(0, index))]!;
  let density = ring.map((point, index) => {
    const before = at(index - reach);
    const after = at(index + reach);
    const turn =
      Math.atan2(after.y - point.y, after.x - point.x) - Math.atan2(point.y - before.y, point.x - before.x);
    const bend = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    const length = (distance(before, point) + distance(point, after)) / 2 || 1;
    const need = Math.min(1, bend / length / 0.05);
    return 1 / (wide + (tight - wide) * Math.sqrt(need));
  });
  for (let round = 0; round < 4; round += 1) {
    density = density.map((value, index) => {
      const before = density[index - 1] ?? value;
      const after = density[index + 1] ?? value;
      return (before + 2 * value + after) / 4;
    });
  }
  return density;
};

/** The line with every point moved by the given amount. */
export const warped = (line: Line, shift: (point: Point) => Point): Line => ({
  ...line,
  points: line.points.map((point) => {
    const { x, y } = shift(point);
    return { x: point.x + x, y: point.y + y };
  }),
});

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The parts of a line that satisfy the test, each one point longer at both ends. */
export const partsWhere = (line: Line, keeps: (point: Point) => boolean): Line[] => {
  const { points, closed } = line;
  const kept = points.map(keeps);
  if (kept.every(Boolean)) return [line];
  const first = closed ? kept.indexOf(false) : 0;
  const turned = closed ? [...points.slice(first), ...points.slice(0, first + 1)] : points;
  const parts: Line[] = [];
  let part: Point[] = [];
  turned.forEach((point, index) => {
    if (keeps(point)) {
      if (part.length === 0 && index > 0) part.push(turned[index - 1] ?? point);
      part.push(point);
    } else if (part.length > 0) {
      parts.push({ points: [...part, point], closed: false });
      part = [];
    }
  });
  if (part.length > 0) parts.push({ points: part, closed: false });
  return parts.filter(({ points: { length } }) => length > 2);
};

export const inBox = (box: Box) => (point: Point) =>
  point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;
