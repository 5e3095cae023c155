import { describe, expect, it } from '@jest/globals';
import { namesTag, preferredEncoding } from './encoding';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['identity', 'identity'],
  ] as const)('for %j is %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });
});

describe('If-None-Match', () => {
  it.each([
    ['"v1"', true],
    ['W/"v1"', true],
    ['"v0", W/"v1"', true],
    ['*', true],
    ['"v2"', false],
    [undefined, false],
  ] as const)('%j names the tag "v1": %s', (header, named) => {
    expect(namesTag(header, '"v1"')).toBe(named);
  });
});
