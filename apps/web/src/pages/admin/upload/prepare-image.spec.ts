import { UPLOAD_LIMITS } from '@site/vocabulary';
import { describe, expect, it } from 'vitest';
import { prepareImage } from './prepare-image';

const file = (type: string, size: number) => new File([new Uint8Array(size)], 'photo.img', { type });
const reasonOf = (chosen: File) =>
  prepareImage(chosen).catch((refusal: { reason: string }) => refusal.reason);

describe('An image that is chosen', () => {
  it('is sent as it is up to the limit', async () => {
    const photograph = file('image/jpeg', UPLOAD_LIMITS.imageBytes);
    expect(await prepareImage(photograph)).toBe(photograph);
  });

  it.each(['image/svg+xml', 'image/heic', 'application/pdf', 'text/html', ''])(
    'is refused as %s',
    async (type) => {
      expect(await reasonOf(file(type, 10))).toBe('wrongType');
    },
  );

  it('is refused when there is nothing in it', async () => {
    expect(await reasonOf(file('image/png', 0))).toBe('empty');
  });

  it('is refused when it is too heavy and would lose its movement', async () => {
    expect(await reasonOf(file('image/gif', UPLOAD_LIMITS.imageBytes + 1))).toBe('tooLarge');
  });
});
