import { optimize } from 'svgo';
import { grain } from './curves.ts';

type Attributes = Record<string, string | number | undefined>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const element = (name: string, attributes: Attributes, ...children: string[]) =>
  children.length > 0
    ? `<${name}${written(attributes)}>${children.join('')}</${name}>`
    : `<${name}${written(attributes)}/>`;

export const group = (attributes: Attributes, ...children: string[]) => element('g', attributes, ...children);

/** A line; `width` in pixels. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  d === ''
    ? ''
    : element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width * grain, ...more });

export const fill = (d: string, colour: string, more: Attributes = {}) =>
  d === '' ? '' : element('path', { d, fill: colour, ...more });

/** A disc or ring; lengths in pixels. */
export const circle = (x: number, y: number, radius: number, more: Attributes) =>
  element('circle', { cx: x * grain, cy: y * grain, r: radius * grain, ...more });

export const box = (x: number, y: number, width: number, height: number, more: Attributes) =>
  element('rect', { x: x * grain, y: y * grain, width: width * grain, height: height * grain, ...more });

export const dashes = (...lengths: number[]) => lengths.map((length) => length * grain).join(' ');

/** A whole drawing of width × height pixels. */
export const sheet = (width: number, height: number, ...children: string[]) =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width * grain} ${height * grain}`,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    ...children,
  );

export const optimised = (svg: string) =>
  `${
    optimize(svg, {
      multipass: true,
      floatPrecision: 2,
      plugins: [
        { name: 'preset-default', params: { overrides: { mergePaths: false, convertPathData: false } } },
      ],
    }).data
  }\n`;
