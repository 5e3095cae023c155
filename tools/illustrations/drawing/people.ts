import type { Point } from '../terrain/field.ts';
import { grain } from './curves.ts';
import { circle, fill, group } from './svg.ts';

/** A person as a survey station: the station's triangle is the body, a disc the head. */
export const stationPerson = ({ x, y }: Point, size: number, colour: string, ground: string) => {
  const at = (value: number) => Math.round(value * grain);
  const half = at(size * 0.62);
  const d =
    `M${at(x)} ${at(y - size * 0.52)}l${half} ${at(size * 1.12)}` +
    `q${-half} ${at(size * 0.2)} ${-2 * half} 0z`;
  return group(
    {},
    circle(x, y, size * 1.25, { fill: ground }),
    fill(d, colour, { stroke: colour, 'stroke-width': at(size * 0.12) }),
    circle(x, y - size * 0.6, size * 0.38, { fill: colour, stroke: ground, 'stroke-width': at(size * 0.12) }),
  );
};
