import type { Point } from './field.ts';
import { gradientNoise } from './noise.ts';

/** A gentle shift of the plane that takes the eight compass directions of grid flow out of rivers. */
export const meander = (seed: number, reach: number, length: number) => {
  const noise = gradientNoise(seed);
  return ({ x, y }: Point): Point => ({
    x: reach * (noise(x / length, y / length) + 0.45 * noise((x / length) * 2.7 + 40, (y / length) * 2.7)),
    y:
      reach *
      (noise(x / length + 80, y / length + 80) + 0.45 * noise((x / length) * 2.7, (y / length) * 2.7 + 120)),
  });
};
