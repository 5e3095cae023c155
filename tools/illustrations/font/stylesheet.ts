import { staticFace, weight } from './face.ts';
import { Lettering } from './lettering.ts';
import { sampleHeadline } from './letters.ts';

interface StandIn {
  family: string;
  local: readonly string[];
  /** Advance per letter of the sample headline, in em, measured with the font itself. */
  advance: number;
}

// Arial and Liberation Sans are metric-compatible; Android has Roboto alone.
const standIns: readonly StandIn[] = [
  {
    family: 'Bricolage Arial',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    advance: 0.4991,
  },
  { family: 'Bricolage Roboto', local: ['Roboto Bold', 'Roboto-Bold'], advance: 0.46845 },
];

export const fontUrl = '/fonts/bricolage-grotesque.woff2';

// Optional: a line too slow for it reads in a stand-in, and nothing jumps; the next page has it.
const webFace = `@font-face {
  font-family: 'Bricolage Grotesque';
  src: url('${fontUrl}') format('woff2');
  font-weight: ${weight};
  font-style: normal;
  font-display: optional;
}`;

/** @font-face rules of the heading face and of stand-ins that take the same room where it is late. */
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

const standInFace = async ({ family, local, advance }: StandIn) => {
  const lettering = new Lettering(await staticFace(weight));
  const adjust = lettering.width(sampleHeadline) / sampleHeadline.length / advance;
  const { ascent, descent, lineGap } = lettering.metrics();
  const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascent / adjust)};
  descent-override: ${percent(descent / adjust)};
  line-gap-override: ${percent(lineGap / adjust)};
}`;
};
