import type { Field } from './field.ts';
import { PriorityQueue } from './priority-queue.ts';

/** Where the water of every node goes, and how much passes there. */
export interface Flow {
  /** Index of the next node downstream; the node itself at an outlet. */
  receiver: Int32Array;
  /** Number of nodes that drain through the node, itself included. */
  area: Float64Array;
  /** Nodes from the outlets upwards: a receiver always comes before its givers. */
  order: Int32Array;
}

const steps = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => ({ right, down })));

/** Floods the field from its outlets: every node finds a way out, across hollows if need be. */
export const flowOver = (field: Field, isOutlet: (index: number) => boolean): Flow => {
  const { columns, rows } = field;
  const count = columns * rows;
  const receiver = new Int32Array(count).fill(-1);
  const order = new Int32Array(count);
  const queue = new PriorityQueue(count);
  for (let index = 0; index < count; index += 1) {
    if (!isOutlet(index)) continue;
    receiver[index] = index;
    queue.push(index, field.at(index));
  }
  let placed = 0;
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    const { item, priority } = entry;
    order[placed] = item;
    placed += 1;
    const column = item % columns;
    const row = Math.floor(item / columns);
    for (const { right, down } of steps) {
      const nextColumn = column + right;
      const nextRow = row + down;
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= columns || nextRow >= rows) continue;
      const next = nextRow * columns + nextColumn;
      if (receiver[next] !== -1) continue;
      receiver[next] = item;
      // A diagonal neighbour is farther off: it waits a little, so that flow does not favour diagonals.
      const length = right !== 0 && down !== 0 ? Math.SQRT2 : 1;
      queue.push(next, Math.max(field.at(next), priority + 1e-4 * length));
    }
  }
  steepen(field, receiver, order);
  return { receiver, area: drainedArea(receiver, order), order };
};

// The flood finds a way out for all; where a steeper neighbour is already drained, water takes that one.
const steepen = (field: Field, receiver: Int32Array, order: Int32Array) => {
  const { columns, rows } = field;
  const rank = new Int32Array(order.length);
  order.forEach((item, position) => {
    rank[item] = position;
  });
  for (const item of order) {
    if (receiver[item] === item) continue;
    const column = item % columns;
    const row = Math.floor(item / columns);
    let best = 0;
    for (const { right, down } of steps) {
      const nextColumn = column + right;
      const nextRow = row + down;
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= columns || nextRow >= rows) continue;
      const next = nextRow * columns + nextColumn;
      if ((rank[next] ?? 0) >= (rank[item] ?? 0)) continue;
      const length = right !== 0 && down !== 0 ? Math.SQRT2 : 1;
      const slope = (field.at(item) - field.at(next)) / length;
      if (slope > best) {
        best = slope;
        receiver[item] = next;
      }
    }
  }
};

const drainedArea = (receiver: Int32Array, order: Int32Array) => {
  const area = new Float64Array(order.length).fill(1);
  for (let position = order.length - 1; position >= 0; position -= 1) {
    const item = order[position] ?? 0;
    const next = receiver[item] ?? item;
    if (next !== item) area[next] = (area[next] ?? 0) + (area[item] ?? 0);
  }
  return area;
};

/** 1 where water passes the given node on its way, 0 elsewhere. */
export const catchment = (field: Field, flow: Flow, outlet: number): Field => {
  const inside = field.map(() => 0);
  for (const item of flow.order) {
    const next = flow.receiver[item] ?? item;
    if (item === outlet || (next !== item && inside.at(next) === 1)) inside.values[item] = 1;
  }
  return inside;
};
