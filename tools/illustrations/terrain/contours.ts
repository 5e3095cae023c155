import type { Field, Point } from './field.ts';
import type { Line } from './line.ts';

/** Lines of equal value, by marching squares, joined end to end. */
export const contour = (field: Field, level: number): Line[] => {
  const ends = new Map<string, { key: string; other: string }[]>();
  const places = new Map<string, Point>();
  const join = (a: string, b: string) => {
    ends.set(a, [...(ends.get(a) ?? []), { key: a, other: b }]);
    ends.set(b, [...(ends.get(b) ?? []), { key: b, other: a }]);
  };
  const crossing = (column: number, row: number, isDown: boolean) => {
    const key = `${column},${row},${isDown ? 1 : 0}`;
    if (!places.has(key)) {
      const a = field.node(column, row) - level;
      const b = field.node(column + (isDown ? 0 : 1), row + (isDown ? 1 : 0)) - level;
      const share = a === b ? 0.5 : a / (a - b);
      places.set(key, {
        x: field.left + (column + (isDown ? 0 : share)) * field.cell,
        y: field.top + (row + (isDown ? share : 0)) * field.cell,
      });
    }
    return key;
  };
  for (let row = 0; row < field.rows - 1; row += 1) {
    for (let column = 0; column < field.columns - 1; column += 1) {
      const isHigh = (right: number, down: number) => field.node(column + right, row + down) >= level;
      const corners = [isHigh(0, 0), isHigh(1, 0), isHigh(1, 1), isHigh(0, 1)];
      const edges = [
        () => crossing(column, row, false),
        () => crossing(column + 1, row, true),
        () => crossing(column, row + 1, false),
        () => crossing(column, row, true),
      ];
      const cut = edges.filter((_, side) => corners[side] !== corners[(side + 1) % 4]).map((edge) => edge());
      const [a, b, c, d] = cut;
      if (a && b && c && d) {
        const isSaddleHigh = mean(field, column, row) >= level;
        const pairs =
          isSaddleHigh === corners[0]
            ? [
                [a, b],
                [c, d],
              ]
            : [
                [a, d],
                [b, c],
              ];
        for (const [from = a, to = a] of pairs) join(from, to);
      } else if (a && b) join(a, b);
    }
  }
  return chains(ends).map(({ keys, closed }) => ({
    points: keys.map((key) => places.get(key) ?? { x: 0, y: 0 }),
    closed,
  }));
};

const mean = (field: Field, column: number, row: number) =>
  (field.node(column, row) +
    field.node(column + 1, row) +
    field.node(column, row + 1) +
    field.node(column + 1, row + 1)) /
  4;

const chains = (ends: Map<string, { other: string }[]>) => {
  const used = new Set<string>();
  const walk = (start: string) => {
    const keys = [start];
    used.add(start);
    for (let at = start; ;) {
      const next = (ends.get(at) ?? []).find(({ other }) => !used.has(other));
      if (!next) return keys;
      used.add(next.other);
      keys.push(next.other);
      at = next.other;
    }
  };
  const open = [...ends].filter(([, links]) => links.length === 1).map(([key]) => key);
  const result: { keys: string[]; closed: boolean }[] = [];
  for (const start of open) if (!used.has(start)) result.push({ keys: walk(start), closed: false });
  for (const start of ends.keys()) if (!used.has(start)) result.push({ keys: walk(start), closed: true });
  return result;
};
