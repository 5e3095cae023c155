import { describe, expect, it } from 'vitest';
import { shownFile, shownWebsite } from './shown-address';

const HOSTILE = [
  ...[
    null,
    undefined,
    '',
    ' ',
    '%',
    'javascript:evil()',
    'data:text/html,evil',
    '//evil.test',
    '\\\\evil.test',
  ],
  ...[
    'http://[',
    'https://',
    'https://evil.test:99999/',
    'https://evil .test',
    'https://evil.test/\n',
    'evil/x.jpg',
  ],
  ...[
    'https://user:evil@evil.test/',
    '\u0001https://evil.test',
    '\u202Ehttps://evil.test',
    'ftp://evil.test/',
  ],
  `https://evil.test/${'x'.repeat(10_000)}`,
];

describe('an address that a row holds', () => {
  it.each(HOSTILE)('%j is neither a file nor a website', (stored) => {
    expect([shownFile(stored, 'news-images'), shownWebsite(stored)]).toEqual([undefined, undefined]);
  });

  it.each([
    '/files/project-images/a.jpg',
    '/files/news-images/../project-images/a.jpg',
    '/files/news-images/a.jpg?w=320',
    '/files/news-images/a.jpg, https://evil.test/x 2x',
    '/files/news-images/a.jpg/',
    '/files/news-images/',
    '//files/news-images/a.jpg',
    'https://evil.test/files/news-images/a.jpg',
  ])('%s is no file of the bucket', (stored) => {
    expect(shownFile(stored, 'news-images')).toBeUndefined();
  });

  it('is shown when it is a file of the bucket, or a website', () => {
    const file = '/files/news-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg';
    expect(shownFile(file, 'news-images')).toBe(file);
    for (const site of [
      'https://www.example.org/eau?p=1#x',
      'HTTP://example.org',
      'https://eau.côte.example/é',
    ]) {
      expect(shownWebsite(site)).toBe(site);
    }
  });
});
