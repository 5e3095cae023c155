export const palette = {
  ink: '#0E2A33',
  lagoon: '#0B4F5C',
  river: '#12808C',
  leaf: '#3C7D46',
  laterite: '#B4532A',
  sand: '#F7F2E8',
  paper: '#FFFFFF',
  line: '#D9D3C4',
  aquifer: '#2F6FA8',
} as const;

/** The second colour with `share` (0…1) of the first in it, as a solid colour. */
export const blended = (colour: string, ground: string, share: number): string => {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(ground, at) + (channel(colour, at) - channel(ground, at)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};
