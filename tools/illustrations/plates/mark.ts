import { palette } from '../drawing/palette.ts';
import { element } from '../drawing/svg.ts';

// The drop stands in a square of 64; inner contours shrink towards a point below its middle.
const drop = 'M32 3C26 13 12 25 12 41a20 20 0 0 0 40 0C52 25 38 13 32 3z';
const focus = { x: 33, y: 44 };

const ring = (scale: number, turn: number, width: number, colour: string) =>
  element('path', {
    d: drop,
    fill: 'none',
    stroke: colour,
    'stroke-width': width / scale,
    transform: `translate(${focus.x} ${focus.y}) rotate(${turn}) scale(${scale}) translate(-32 -41)`,
  });

const square = (...children: string[]) =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 64,
      height: 64,
      viewBox: '0 0 64 64',
      'stroke-linejoin': 'round',
    },
    ...children,
  );
const lines = (colour: string) => [ring(0.68, 8, 3, colour), ring(0.36, 20, 3, colour)];

/** The drop of contour lines on no ground. */
export const mark = () =>
  square(
    element('path', { d: drop, fill: palette.lagoon }),
    ...lines(palette.sand),
    element('circle', { cx: 33, cy: 44.5, r: 3.4, fill: palette.laterite }),
  );

/** The drop on a lagoon tile; `share` of the tile's side is the drop's square. */
export const tile = (share: number, radius: number) => {
  const rest = (64 * (1 - share)) / 2;
  return square(
    element('rect', { width: 64, height: 64, rx: radius, fill: palette.lagoon }),
    element(
      'g',
      { transform: `translate(${rest} ${rest}) scale(${share})` },
      element('path', { d: drop, fill: palette.sand }),
      ...lines(palette.lagoon),
      element('circle', { cx: 33, cy: 44.5, r: 3.6, fill: palette.laterite }),
    ),
  );
};
