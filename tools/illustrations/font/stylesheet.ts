import { staticFace, weights } from './face.ts';
import { Lettering } from './lettering.ts';
import { sampleHeadline } from './letters.ts';

interface StandIn {
  family: string;
  local: readonly string[];
  weight: readonly [number, number];
  /** Advance per letter of the sample headline, in em, measured with the font itself. */
  advance: number;
}

// Arial and Liberation Sans are metric-compatible; Android has Roboto alone.
const standIns: readonly StandIn[] = [
  {
    family: 'Bricolage Arial',
    local: ['Arial', 'Liberation Sans', 'LiberationSans'],
    weight: [400, 500],
    advance: 0.46754,
  },
  {
    family: 'Bricolage Arial',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    weight: [600, 800],
    advance: 0.4991,
  },
  { family: 'Bricolage Roboto', local: ['Roboto', 'Roboto-Regular'], weight: [400, 500], advance: 0.46116 },
  { family: 'Bricolage Roboto', local: ['Roboto Bold', 'Roboto-Bold'], weight: [600, 800], advance: 0.46845 },
];

export const fontUrl = '/fonts/bricolage-grotesque.woff2';

const webFace = `@font-face {
  font-family: 'Bricolage Grotesque';
  src: url('${fontUrl}') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-style: normal;
  font-display: swap;
}`;

/** @font-face rules of the heading face and of stand-ins that take the same room until it arrives. */
export const fontStylesheet = async () => {
  const faces = await Promise.all(standIns.map(standInFace));
  const families = [
    "'Bricolage Grotesque'",
    "'Bricolage Arial'",
    "'Bricolage Roboto'",
    'system-ui',
    'sans-serif',
  ];
  const stack = `:root {\n  --font-heading: ${families.join(', ')};\n}`;
  return `${[webFace, ...faces, stack].join('\n\n')}\n`;
};

const standInFace = async ({ family, local, weight, advance }: StandIn) => {
  const middle = Math.round((weight[0] + weight[1]) / 2);
  const lettering = new Lettering(await staticFace(middle));
  const adjust = lettering.width(sampleHeadline) / sampleHeadline.length / advance;
  const { ascent, descent, lineGap } = lettering.metrics();
  const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight.join(' ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascent / adjust)};
  descent-override: ${percent(descent / adjust)};
  line-gap-override: ${percent(lineGap / adjust)};
}`;
};
