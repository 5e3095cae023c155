import { describe, expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import { TotpCodes } from './totp-codes';

/** RFC 6238, appendix B, SHA-1: of its eight digits the last six. */
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
const secret = Secret.fromLatin1('12345678901234567890').base32;
const codes = new TotpCodes('site.test');
const stepOf = (code: string, seconds: number) => codes.stepOf(code, secret, seconds * 1000);

describe('codes of an application', () => {
  it.each(VECTORS)('are those of RFC 6238 at %s: %s', (seconds, code) => {
    expect(stepOf(code, seconds)).toBe(Math.floor(seconds / 30));
  });

  it('are accepted one step early or late, not two, as the step they are of', () => {
    const step = Math.floor(1_111_111_111 / 30);
    const at = step * 30;
    expect([-60, -30, 0, 29, 30, 59, 60].map((beside) => stepOf('050471', at + beside))).toEqual([
      ...[undefined, step, step, step, step, step, undefined],
    ]);
  });

  it.each(['', '05047', '0504711', 'abcdef', '٠٥٠٤٧١'])('are six digits, not « %s »', (code) => {
    expect(stepOf(code, 1_111_111_111)).toBeUndefined();
  });

  it('come of a secret of 160 random bits, which an address tells the application', () => {
    const [one, other] = [codes.secret(), codes.secret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(other).not.toBe(one);
    const uri = new URL(codes.uri(one, 'awa@example.org'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('site.test:awa@example.org');
    expect(uri.searchParams.get('secret')).toBe(one);
  });
});
