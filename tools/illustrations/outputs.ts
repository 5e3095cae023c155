import sharp from 'sharp';
import { optimised } from './drawing/svg.ts';
import { palette } from './drawing/palette.ts';
import { licence, staticFace, webFace } from './font/face.ts';
import { Lettering } from './font/lettering.ts';
import { fontStylesheet } from './font/stylesheet.ts';
import { iconFile } from './icon-file.ts';
import {
  categoryBtp,
  categoryClimat,
  categoryEnvironnement,
  categoryFormation,
} from './plates/category-land.ts';
import { categoryAutre, categoryGire, categoryWash } from './plates/category-water.ts';
import { closingBasin } from './plates/closing-basin.ts';
import { departmentCivil } from './plates/department-civil.ts';
import { departmentClimate } from './plates/department-climate.ts';
import { departmentGis } from './plates/department-gis.ts';
import { departmentImpact } from './plates/department-impact.ts';
import { departmentTraining } from './plates/department-training.ts';
import { departmentWater } from './plates/department-water.ts';
import { heroBasin } from './plates/hero-basin.ts';
import { mark, tile } from './plates/mark.ts';
import { newsChronicles } from './plates/news-chronicle.ts';
import { pagePlates } from './plates/page-plates.ts';
import { share, shareSize } from './plates/share.ts';
import { westAfrica } from './plates/west-africa.ts';

export interface Output {
  /** From the root of the project. */
  path: string;
  maxBytes: number;
  make: () => Promise<Buffer>;
  /** A raster is checked by its size in pixels: its bytes may differ between builds of the encoder. */
  pixels?: { width: number; height: number };
}

const site = 'apps/web/public';
const kilobytes = (count: number) => count * 1000;
const plain = new Lettering(await staticFace(600));
const bold = new Lettering(await staticFace(800));

const vector = (path: string, maxBytes: number, draw: () => string): Output => ({
  path: `${site}/${path}`,
  maxBytes,
  make: () => Promise.resolve(Buffer.from(optimised(draw()))),
});

const text = (path: string, maxBytes: number, write: () => Promise<string> | string): Output => ({
  path,
  maxBytes,
  make: async () => Buffer.from(await write()),
});

const raster = (
  path: string,
  maxBytes: number,
  width: number,
  height: number,
  draw: () => string,
): Output => ({
  path: `${site}/${path}`,
  maxBytes,
  pixels: { width, height },
  make: () => picture(draw(), width, height),
});

const picture = (svg: string, width: number, height: number) =>
  sharp(Buffer.from(svg), { density: (72 * width) / 64 })
    .resize(width, height)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();

const favicon = async () =>
  iconFile(
    await Promise.all(
      [16, 32].map(async (side) => ({ side, png: await picture(tile(0.86, 12), side, side) })),
    ),
  );

const manifest = () =>
  `${JSON.stringify(
    {
      name: 'Nzué Conseil',
      short_name: 'Nzué Conseil',
      lang: 'fr',
      start_url: '/',
      display: 'browser',
      background_color: palette.sand,
      theme_color: palette.lagoon,
      icons: [
        ...[192, 512].map((side) => ({
          src: `/icon-${side}.png`,
          sizes: `${side}x${side}`,
          type: 'image/png',
        })),
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    undefined,
    2,
  )}\n`;

const categories: Record<string, () => string> = {
  gire: categoryGire,
  wash: categoryWash,
  btp: categoryBtp,
  environnement: categoryEnvironnement,
  climat: categoryClimat,
  formation: categoryFormation,
  autre: categoryAutre,
};

const departments: Record<string, () => string> = {
  water: departmentWater,
  climate: () => departmentClimate(plain),
  impact: departmentImpact,
  gis: () => departmentGis(plain),
  civil: () => departmentCivil(plain),
  training: departmentTraining,
};

export const outputs: readonly Output[] = [
  { path: `${site}/fonts/bricolage-grotesque.woff2`, maxBytes: kilobytes(14), make: webFace },
  text(`${site}/fonts/OFL.txt`, kilobytes(5), licence),
  text('apps/web/src/app/fonts/fonts.css', kilobytes(3), fontStylesheet),
  vector('illustrations/hero-basin.svg', kilobytes(14), () => heroBasin(plain)),
  ...Object.entries(departments).map(([name, draw]) =>
    vector(`illustrations/department-${name}.svg`, kilobytes(8), draw),
  ),
  ...Object.entries(categories).map(([name, draw]) =>
    vector(`illustrations/category-${name}.svg`, kilobytes(4), draw),
  ),
  ...newsChronicles.map((draw, index) => vector(`illustrations/news-${index + 1}.svg`, kilobytes(4), draw)),
  ...Object.entries(pagePlates).map(([name, draw]) =>
    vector(`illustrations/plate-${name}.svg`, kilobytes(8), draw),
  ),
  vector('illustrations/closing-basin.svg', kilobytes(6), closingBasin),
  vector('illustrations/west-africa.svg', kilobytes(14), westAfrica),
  vector('mark.svg', 1200, mark),
  vector('favicon.svg', 1200, () => tile(0.86, 12)),
  { path: `${site}/favicon.ico`, maxBytes: kilobytes(5), make: favicon },
  raster('apple-touch-icon.png', kilobytes(12), 180, 180, () => tile(0.7, 0)),
  raster('icon-192.png', kilobytes(12), 192, 192, () => tile(0.66, 0)),
  raster('icon-512.png', kilobytes(24), 512, 512, () => tile(0.66, 0)),
  raster('share.png', kilobytes(120), shareSize.width, shareSize.height, () => share(bold, plain)),
  text(`${site}/site.webmanifest`, kilobytes(1), manifest),
];
