import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { letters } from './letters.ts';

const require = createRequire(import.meta.url);
const source = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

/** Between the cut for text (14) and the one for posters (96): headings here run from 20 to 64 px. */
const opticalSize = 48;

/** The one weight of headings: the whole range weighs twice as much. */
export const weight = 600;

const cut = (targetFormat: 'woff2' | 'sfnt', wght: number) =>
  subsetFont(readFileSync(require.resolve(source)), letters, {
    targetFormat,
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum'],
    variationAxes: { opsz: opticalSize, wght },
  });

export const webFace = () => cut('woff2', weight);

/** One weight as plain TrueType, for measuring and for drawing letters. */
export const staticFace = (wght: number) => cut('sfnt', wght);

export const licence = () =>
  readFileSync(require.resolve('@fontsource-variable/bricolage-grotesque/LICENSE'), 'utf8');
