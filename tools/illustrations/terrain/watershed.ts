import { contour } from './contours.ts';
import { eroded } from './erosion.ts';
import { Field, type Point } from './field.ts';
import { catchment, flowOver } from './flow.ts';
import { type Line, lengthOf } from './line.ts';
import { meander } from './meander.ts';
import { gradientNoise, layeredNoise } from './noise.ts';
import { type Stream, streamsOf } from './streams.ts';

export interface Plan {
  width: number;
  height: number;
  seed: number;
  cell: number;
  margin: number;
  /** Middle and half-axes of the basin; its rim rises there. */
  centre: Point;
  axes: Point;
  /** Where the river is led to; the largest river within 250 px of it is the one drawn. */
  mouth: Point;
  /** Nodes a stream must drain to be drawn. */
  threshold: number;
  roughness?: number;
  /** Left of `until` the contours run calmly, as a ground for text. */
  quiet?: { until: number };
}

export interface Watershed {
  streams: Stream[];
  divide: Line[];
  /** Contours at a share (0…1) of the heights on the map. */
  contoursAt: (share: number) => Line[];
  bend: (point: Point) => Point;
}

const bell = (value: number, width: number) => Math.exp(-((value / width) ** 2));

/** A made-up river basin: ground raised along a rim, cut by its own rivers. */
export const watershed = (plan: Plan): Watershed => {
  const field = relief(plan);
  const flow = flowOver(field, (index) => isEdge(plan, field.place(index)));
  const basin = catchment(field, flow, largestNear(field, flow.area, plan.mouth));
  const calm = calmed(field, plan.quiet?.until);
  return {
    streams: streamsOf(field, flow, plan.threshold, (index) => basin.at(index) === 1).filter(
      ({ points }) => points.length > 5,
    ),
    divide: contour(basin.blurred(3), 0.5).filter((line) => lengthOf(line) > 300),
    contoursAt: (share) => contour(calm, calm.quantile(share)).filter((line) => lengthOf(line) > 160),
    bend: meander(plan.seed + 2, plan.cell * 2.6, plan.cell * 18),
  };
};

const calmed = (field: Field, until: number | undefined) => {
  const near = field.blurred(5);
  if (until === undefined) return near;
  const far = near.blurred(120);
  return near.map((value, index) => {
    const share = Math.min(1, Math.max(0, (field.place(index).x - until + 220) / 320));
    return value * share + far.at(index) * (1 - share);
  });
};

const isEdge = ({ width, height, margin }: Plan, { x, y }: Point) =>
  x <= -margin || y <= -margin || x >= width + margin || y >= height + margin;

const relief = (plan: Plan) => {
  const { width, height, cell, margin, centre, axes, mouth, seed, roughness = 1 } = plan;
  const noise = layeredNoise(seed, 5);
  const wobble = gradientNoise(seed + 1);
  const size = Math.hypot(axes.x, axes.y);
  const fromCentre = (x: number, y: number) =>
    Math.hypot((x - centre.x) / axes.x, (y - centre.y) / axes.y) +
    0.16 * roughness * wobble((x / size) * 2.6, (y / size) * 2.6);
  // The rim opens along a bent line from the middle to the mouth.
  const valley = (x: number, y: number) => {
    const reach = Math.hypot(mouth.x - centre.x, mouth.y - centre.y);
    const along =
      ((x - centre.x) * (mouth.x - centre.x) + (y - centre.y) * (mouth.y - centre.y)) / reach ** 2;
    const across = ((x - centre.x) * (mouth.y - centre.y) - (y - centre.y) * (mouth.x - centre.x)) / reach;
    const bow = size * 0.09 * Math.sin(along * Math.PI);
    return along > 0 ? bell(across - bow, size * 0.17) : 0;
  };
  const start = Field.over(
    width,
    height,
    cell,
    margin,
    (x, y) => 6 + 6 * noise((x / size) * 2.8, (y / size) * 2.8),
  );
  return eroded(start, {
    rounds: 70,
    cut: 0.02,
    isOutlet: (x, y) => isEdge(plan, { x, y }),
    uplift: (x, y) =>
      (0.25 + 1.1 * bell(fromCentre(x, y) - 1, 0.28) + 0.4 * noise((x / size) * 2.1 + 9, (y / size) * 2.1)) *
      (1 - 0.9 * valley(x, y)),
  });
};

const largestNear = (field: Field, area: Float64Array, { x, y }: Point) => {
  let largest = field.nearest(x, y);
  for (let right = -250; right <= 250; right += field.cell) {
    for (let down = -field.cell; down <= field.cell; down += field.cell) {
      const index = field.nearest(x + right, y + down);
      if ((area[index] ?? 0) > (area[largest] ?? 0)) largest = index;
    }
  }
  return largest;
};
