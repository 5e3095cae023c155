import { describe, expect, it } from '@jest/globals';
import { acceptedFormats } from './infrastructure/http/accepted-formats';
import { extensionFor } from './domain/file-format';
import { sizeText } from './domain/stored-file';
import { originalOf, variantName, variantOf } from './domain/image-variant';
import { RandomFileNames } from './infrastructure/disk/random-file-names';
import { aStoredFile } from './testing/stored-file.builder';

describe('the size of a file', () => {
  it.each([
    [1_310_720, '1.25 MB'],
    [20 * 1024 * 1024, '20.00 MB'],
    [1_000, '0.00 MB'],
  ])('of %d bytes reads %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});

describe('the name of a file', () => {
  it.each([
    ['a.JPG', 'jpg'],
    ['a.b.Jpeg', 'jpeg'],
    ['a.jpg.exe', 'jpg'],
    ['a.png', 'jpg'],
    ['a.', 'jpg'],
    ['jpeg', 'jpg'],
    ['', 'jpg'],
  ])('%j gives a JPEG the extension %s', (name, extension) => {
    expect(extensionFor('image/jpeg', name)).toBe(extension);
  });
});

describe('the variant of an image', () => {
  it.each([
    [4000, 640, 640],
    [960, 960, 960],
    [700, 640, 640],
    [700, 1280, 960],
    [100, 1280, 320],
  ] as const)('of %d pixels for a wish of %d is made for %d', (own, wished, width) => {
    const file = aStoredFile({ dimensions: { width: own, height: 10 } });
    expect(variantOf(file, wished, ['webp'])).toEqual({ width, format: 'webp' });
  });

  it('prefers the smaller format of those that are accepted by name', () => {
    expect(acceptedFormats('image/webp,image/AVIF')).toEqual(['avif', 'webp']);
    expect(acceptedFormats('image/avif;q=0.0,image/webp;q=0.1')).toEqual(['webp']);
    expect(acceptedFormats('image/*,*/*')).toEqual([]);
    expect(acceptedFormats(undefined)).toEqual([]);
  });
});

it('names files with 128 random bits', () => {
  const names = new Set(Array.from({ length: 1_000 }, () => new RandomFileNames().next()));
  expect(names.size).toBe(1_000);
  for (const name of names) expect(name).toMatch(/^[\da-f]{32}$/);
});

describe('the name of an object', () => {
  it('leads from a file and from each of its variants back to the file', () => {
    const file = aStoredFile();
    expect(originalOf(file.name)).toBe(file.name);
    expect(originalOf(variantName(file, { width: 320, format: 'avif' }))).toBe(file.name);
  });

  it.each(['policy.json', '.incoming', `${'0'.repeat(31)}.jpg`, `${'0'.repeat(32)}.jpg.w320.avif.bak`, ''])(
    'leads to nothing when it was not made here: %j',
    (name) => {
      expect(originalOf(name)).toBeUndefined();
    },
  );
});
