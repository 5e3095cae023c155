import { label } from '../drawing/marks.ts';
import { palette } from '../drawing/palette.ts';
import { box, element, group, sheet } from '../drawing/svg.ts';
import type { Lettering } from '../font/lettering.ts';
import { heroBasin } from './hero-basin.ts';

export const shareSize = { width: 1200, height: 630 };

const inner = (svg: string) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

/** The picture that other sites show beside a link: the basin and the firm's name. */
export const share = (bold: Lettering, plain: Lettering) =>
  sheet(
    shareSize.width,
    shareSize.height,
    box(0, 0, shareSize.width, shareSize.height, { fill: palette.sand }),
    group({ transform: 'translate(-200 0) scale(.829)' }, inner(heroBasin(plain))),
    element('path', {
      d: 'M128 402h96',
      stroke: palette.laterite,
      'stroke-width': 10,
      'stroke-linecap': 'butt',
    }),
    label(bold, 'Nzué Conseil', 62, 288, 66, palette.ink),
    label(plain, 'Eau, climat, environnement,', 64, 340, 25, palette.lagoon),
    label(plain, 'génie civil — Abidjan', 64, 374, 25, palette.lagoon),
  );
