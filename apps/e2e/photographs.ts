import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

const PIXEL_BYTES = 3;
const MIDDLE = 127.5;
/** Sizes of what a landscape shows, in pixels: the larger a thing is, the more it stands out, and small ones have no colour of their own. */
const THINGS = [2, 4, 8, 16, 32, 64, 128, 256];
const COLOURLESS = 16;

/** Grain over a slow change of light: it weighs what a photograph weighs. */
async function grain(width: number, height: number, sharpness: number) {
  const raw = {
    width: Math.round(width * sharpness),
    height: Math.round(height * sharpness),
    channels: PIXEL_BYTES,
  };
  const noise = randomFillSync(Buffer.alloc(raw.width * raw.height * raw.channels));
  const light = await sharp(noise, { raw: { ...raw, channels: 3 } })
    .resize(width, height, { kernel: 'linear' })
    .raw()
    .toBuffer();
  return sharp(light, { raw: { width, height, channels: 3 } });
}

/** As a telephone makes them: lying on its side, with the place it was taken at. */
async function taken(width: number, height: number, sharpness: number, quality: number): Promise<Buffer> {
  return (await grain(width, height, sharpness))
    .withExif({
      IFD0: { Make: 'Telephone', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '5/1 20/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '4/1 1/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality })
    .toBuffer();
}

export interface Photograph {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Between 3 and 5 MB, below the limit. */
export async function aPhotograph(): Promise<Photograph> {
  return { name: 'chantier.jpg', mimeType: 'image/jpeg', buffer: await taken(2400, 1800, 0.8, 92) };
}

/** Above 5 MB: it can only be sent smaller. */
export async function aHeavyPhotograph(): Promise<Photograph> {
  return { name: 'Grand chantier.JPG', mimeType: 'image/jpeg', buffer: await taken(3400, 2550, 0.55, 92) };
}

/** A few kilobytes that decode to more than 40 megapixels. */
export async function aPixelBomb(): Promise<Photograph> {
  const buffer = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#7f8a90' } })
    .png()
    .toBuffer();
  return { name: 'plan.png', mimeType: 'image/png', buffer };
}

/** Of 2,000 pixels and some 350 KB: what a telephone sends that makes photographs smaller. */
export async function aLandscape(): Promise<Photograph> {
  const [width, height] = [2000, 1333];
  const whole = Math.sqrt(THINGS.reduce((sum, size) => sum + size, 0));
  const layers = await Promise.all(
    THINGS.map(async (size) => ({
      light: await (await grain(width, height, 1 / size)).raw().toBuffer(),
      contrast: (0.8 * Math.sqrt(size)) / whole,
      step: size > COLOURLESS ? 1 : PIXEL_BYTES,
    })),
  );
  const pixels = Buffer.alloc(width * height * PIXEL_BYTES);
  for (let at = 0; at < pixels.length; at += 1) {
    let light = MIDDLE;
    for (const layer of layers)
      light += ((layer.light[at - (at % layer.step)] ?? 0) - MIDDLE) * layer.contrast;
    pixels[at] = Math.max(0, Math.min(2 * MIDDLE, light));
  }
  const buffer = await sharp(pixels, { raw: { width, height, channels: PIXEL_BYTES } })
    .jpeg({ quality: 82 })
    .toBuffer();
  return { name: 'paysage.jpg', mimeType: 'image/jpeg', buffer };
}

export const A_DRAWING: Photograph = {
  name: 'schéma.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>window.__xss = 1</script></svg>'),
};

export const A_RENAMED_TEXT: Photograph = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('Ceci n’est pas une photographie.\n'.repeat(50)),
};
