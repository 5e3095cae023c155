import type { Field, Point } from './field.ts';
import type { Flow } from './flow.ts';

/** A river from its mouth to its spring, with the drained area at each point. */
export interface Stream {
  points: Point[];
  areas: number[];
  isTributary: boolean;
}

/** Rivers inside the mask that drain at least `threshold` nodes; every river is followed up its larger arm. */
export const streamsOf = (
  field: Field,
  flow: Flow,
  threshold: number,
  isInside: (index: number) => boolean,
) => {
  const isStream = (index: number) => (flow.area[index] ?? 0) >= threshold && isInside(index);
  const givers = new Map<number, number[]>();
  const mouths: number[] = [];
  for (const item of flow.order) {
    if (!isStream(item)) continue;
    const next = flow.receiver[item] ?? item;
    if (next === item || !isStream(next)) mouths.push(item);
    else givers.set(next, [...(givers.get(next) ?? []), item]);
  }
  const streams: Stream[] = [];
  const waiting: { from: number | undefined; at: number }[] = mouths.map((at) => ({ from: undefined, at }));
  for (let branch = waiting.shift(); branch; branch = waiting.shift()) {
    const course = branch.from === undefined ? [] : [branch.from];
    for (let at: number | undefined = branch.at; at !== undefined;) {
      course.push(at);
      const here: number = at;
      const [largest, ...others]: number[] = (givers.get(here) ?? []).toSorted(
        (a, b) => (flow.area[b] ?? 0) - (flow.area[a] ?? 0) || a - b,
      );
      waiting.push(...others.map((other) => ({ from: here, at: other })));
      at = largest;
    }
    const isTributary = branch.from !== undefined;
    streams.push({
      points: course.map((index) => field.place(index)),
      areas: course.map(
        (index, position) => flow.area[isTributary && position === 0 ? (course[1] ?? index) : index] ?? 0,
      ),
      isTributary,
    });
  }
  return streams;
};
