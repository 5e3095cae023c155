import { seeded } from './random.ts';

const lattice = 256;
const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Smooth noise of the plane, about -1…1, one bump per unit of length. */
export const gradientNoise = (seed: number) => {
  const random = seeded(seed);
  const angles = Array.from({ length: lattice * lattice }, () => random() * Math.PI * 2);
  const slope = (column: number, row: number, dx: number, dy: number) => {
    const angle = angles[(row & (lattice - 1)) * lattice + (column & (lattice - 1))] ?? 0;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  return (x: number, y: number) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const top = mix(slope(column, row, dx, dy), slope(column + 1, row, dx - 1, dy), fade(dx));
    const bottom = mix(
      slope(column, row + 1, dx, dy - 1),
      slope(column + 1, row + 1, dx - 1, dy - 1),
      fade(dx),
    );
    return mix(top, bottom, fade(dy)) * 1.5;
  };
};

/** Noise summed over octaves, each half as wide and half as high as the one before. */
export const layeredNoise = (seed: number, octaves: number) => {
  const noise = gradientNoise(seed);
  return (x: number, y: number) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      const scale = 2 ** octave;
      sum += noise(x * scale + octave * 17.3, y * scale - octave * 9.1) / scale;
    }
    return sum;
  };
};
