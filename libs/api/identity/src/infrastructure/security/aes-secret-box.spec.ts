import { describe, expect, it } from '@jest/globals';
import { AesSecretBox } from './aes-secret-box';

const [FORMER, PRESENT] = ['the-river-rises-in-june-2026-ab', 'the-river-rises-in-september-2026'];
const boxOf = (jwtSecret: string, jwtSecretPrevious?: string) =>
  new AesSecretBox({ jwtSecret, jwtSecretPrevious });

describe('a sealed secret', () => {
  it('is opened with the secret it was sealed with, and looks different each time', () => {
    const [one, other] = [boxOf(PRESENT).seal('GEZDGNBV'), boxOf(PRESENT).seal('GEZDGNBV')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('GEZDGNBV');
    expect(boxOf(PRESENT).open(one)).toBe('GEZDGNBV');
  });

  it('is opened as long as that secret is accepted', () => {
    const sealed = boxOf(FORMER).seal('GEZDGNBV');
    expect(boxOf(PRESENT, FORMER).open(sealed)).toBe('GEZDGNBV');
    expect(boxOf(PRESENT).open(sealed)).toBeUndefined();
  });

  it('that was altered or cut is not opened', () => {
    const bytes = Buffer.from(boxOf(PRESENT).seal('GEZDGNBV'), 'base64');
    bytes[bytes.length - 1]! ^= 1;
    for (const wrong of [bytes, bytes.subarray(0, 20), Buffer.alloc(0)])
      expect(boxOf(PRESENT).open(wrong.toString('base64'))).toBeUndefined();
  });
});
