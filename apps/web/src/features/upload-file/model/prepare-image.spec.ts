import { UPLOAD_LIMITS } from '@site/vocabulary';
import { describe, expect, it } from 'vitest';
import { FILE_HEADS, fileOf } from '../testing';
import { prepareImage } from './prepare-image';

const file = (head: string, name = 'photo.jpg', type = 'image/jpeg', size = 100) =>
  fileOf(head, name, type, size);
const reasonOf = (chosen: File) =>
  prepareImage(chosen).catch((refusal: { reason: string }) => refusal.reason);
const { pdf, ...images } = FILE_HEADS;

describe('An image that is chosen', () => {
  it('is sent as it is up to the limit', async () => {
    const photograph = file(images.jpeg, undefined, undefined, UPLOAD_LIMITS.imageBytes);
    expect(await prepareImage(photograph)).toBe(photograph);
  });

  it.each(Object.entries(images))(
    'is known as a %s by its bytes, whatever it is called',
    async (_format, head) => {
      for (const [name, type] of [
        ['photo', ''],
        ['photo.JPG', 'image/jpeg'],
        ['photo.PNG', 'image/png'],
        ['photo.pdf', 'application/pdf'],
        ['été.v2.heic', 'image/heic'],
      ] as const) {
        const chosen = file(head, name, type);
        expect(await prepareImage(chosen)).toBe(chosen);
      }
    },
  );

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html>'],
    ['a HEIC', '\0\0\0\x18ftypheic'],
    ['a sound', 'RIFF\0\0\0\0WAVEfmt '],
    ['a PDF', pdf],
    ['a text', 'PNG'],
  ])('is refused when it is %s called a photograph', async (_what, head) => {
    expect(await reasonOf(file(head))).toBe('wrongType');
  });

  it('is refused when there is nothing in it', async () => {
    expect(await reasonOf(file('', 'photo.svg', 'image/svg+xml', 0))).toBe('empty');
  });

  it('is refused when it is too heavy and would lose its movement', async () => {
    const animation = file(images.gif, 'a.jpg', 'image/jpeg', UPLOAD_LIMITS.imageBytes + 1);
    expect(await reasonOf(animation)).toBe('tooLarge');
  });
});
