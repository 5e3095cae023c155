import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { isGuessable } from './guessable';

describe('a secret', () => {
  it.each([
    'a'.repeat(32),
    'abcd'.repeat(8),
    'Zq3v8RwT5yB2nM7x'.repeat(2),
    '0f3c9a5e7b1d4826a0c4e8f2b6d91357'.repeat(3),
    'abcdefghijklmnopqrstuvwxyzabcdef',
    'ZYXWVUTSRQPONMLKJIHGFEDCBA987654',
    '01234567890123456789012345678901',
    'aabbccddeeffgghhiijjkkllmmnnoopp',
    'change-me-change-me-change-me-32',
    'a-string-secret-at-least-256-bits-long',
    'qwertyuiopasdfghjklzxcvbnm-qwerty',
    'keyboard cat and another 20 letters',
  ])('%s can be guessed', (text) => expect(isGuessable(text)).toBe(true));

  it.each(['hex', 'base64url'] as const)('of random bytes in %s cannot, however long it is', (encoding) => {
    for (let number = 0; number < 2_000; number += 1) {
      const bytes = createHash('sha512').update(String(number)).digest();
      for (const length of [32, 43, 64, 86]) {
        const text = bytes.toString(encoding).slice(0, length);
        expect([text, isGuessable(text)]).toEqual([text, false]);
      }
    }
    const long = Array.from({ length: 8 }, (_, part) =>
      createHash('sha512').update(`${part}`).digest(encoding),
    );
    expect(isGuessable(long.join(''))).toBe(false);
  });
});
