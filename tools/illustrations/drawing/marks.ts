import type { Lettering } from '../font/lettering.ts';
import { grain, polygon } from './curves.ts';
import { palette } from './palette.ts';
import { circle, element, fill, group, stroke } from './svg.ts';

/** The one laterite accent: a survey point, a triangle with its centre in a sighting ring. */
export const surveyPoint = (x: number, y: number, size: number) => {
  const corners = [0, 1, 2].map((corner) => {
    const angle = -Math.PI / 2 + (corner * Math.PI * 2) / 3;
    return { x: x + Math.cos(angle) * size, y: y + Math.sin(angle) * size };
  });
  return group(
    {},
    circle(x, y, size * 2.1, { fill: 'none', stroke: palette.laterite, 'stroke-width': 2, opacity: 0.55 }),
    fill(polygon({ points: corners, closed: true }), palette.laterite),
    circle(x, y, size * 0.26, { fill: palette.paper }),
  );
};

/** Small crosses where the lines of a map grid meet. */
export const gridCrosses = (
  left: number,
  top: number,
  right: number,
  bottom: number,
  step: number,
  arm: number,
  colour: string,
  keeps: (x: number, y: number) => boolean = () => true,
) => {
  let path = '';
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      if (keeps(x, y)) path += cross(x, y, arm);
    }
  }
  return stroke(path, colour, 1);
};

const cross = (x: number, y: number, arm: number) => {
  const reach = arm * grain;
  return `M${x * grain - reach} ${y * grain}h${2 * reach}m-${reach}-${reach}v${2 * reach}`;
};

/** Words as outlines, so that they look the same wherever the drawing is shown. */
export const label = (
  lettering: Lettering,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  turn = 0,
) =>
  element('path', {
    d: lettering.path(text, 0.02),
    fill: colour,
    transform:
      `translate(${x * grain} ${y * grain})` +
      (turn === 0 ? '' : ` rotate(${turn})`) +
      ` scale(${(size * grain) / 100})`,
  });
