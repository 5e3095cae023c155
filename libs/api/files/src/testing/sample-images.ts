import sharp from 'sharp';

const grey = '#7f8a90';

export function anImage(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: grey,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

export async function aJpeg(width = 64, height = 48): Promise<Buffer> {
  return anImage(width, height).jpeg().toBuffer();
}

/** As a telephone makes them: 12 megapixels, lying on its side, with the place it was taken at. */
export async function aPhotograph(): Promise<Buffer> {
  const pixels = await anImage(4000, 3000).blur(0.9).raw().toBuffer();
  return sharp(pixels, { raw: { width: 4000, height: 3000, channels: 3 } })
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
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Three pictures in one. */
export async function anAnimation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'green', 'blue'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** A few bytes that decode to so many pictures of so many pixels. */
export function aLongGif(width: number, height: number, pictures: number): Buffer {
  const side = (pixels: number) => [pixels & 255, pixels >> 8];
  const screen = [...Buffer.from('GIF89a'), ...side(width), ...side(height), 0x80, 0, 0];
  const colours = [127, 138, 144, 255, 0, 0];
  const lastPixel = [...side(width - 1), ...side(height - 1), 1, 0, 1, 0, 0];
  const picture = (place: number) => [0x2c, ...lastPixel, 2, 2, place % 2 === 0 ? 0x44 : 0x4c, 1, 0];
  const pictureBytes = Array.from({ length: pictures }, (_, place) => picture(place)).flat();
  return Buffer.from([...screen, ...colours, ...pictureBytes, 0x3b]);
}

/** A few kilobytes that decode to more than 40 megapixels. */
export async function aPixelBomb(): Promise<Buffer> {
  return sharp({ create: { width: 8000, height: 5001, channels: 3, background: grey } })
    .png()
    .toBuffer();
}

/** The first bytes of a HEIC picture, enough to be known as one. */
export function aHeic(): Buffer {
  const box = Buffer.alloc(512);
  box.writeUInt32BE(24, 0);
  box.write('ftypheic\0\0\0\0mif1heic', 4, 'latin1');
  return box;
}

export function aPdf(bytes = 3_000): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const tail = '\nstartxref\n0\n%%EOF\n';
  return Buffer.from(head + ' '.repeat(bytes - head.length - tail.length) + tail);
}
