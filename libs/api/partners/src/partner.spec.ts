import { describe, expect, it } from '@jest/globals';
import { processorTime } from '@site/api-kernel/testing';
import { aPartner } from './testing';

const refusalAt = (pointer: string) =>
  expect.objectContaining({ code: 'validation_failed', violations: [expect.objectContaining({ pointer })] });

describe('the number of projects of a partner', () => {
  it.each([
    ['count', { projectsCount: -1 }, '/projects_count'],
    ['whole count', { projectsCount: 1.5 }, '/projects_count'],
    ['finite count', { projectsCount: Infinity }, '/projects_count'],
    ['number as its count', { projectsCount: Number.NaN }, '/projects_count'],
    ['count that can be stored', { projectsCount: 2_147_483_648 }, '/projects_count'],
  ])('is refused without a sound %s', (_, changes, pointer) => {
    expect(() => aPartner(changes)).toThrow(refusalAt(pointer));
  });
});

/** Addresses that a website of a partner may have, and texts that are none: also sent over HTTP. */
describe('the website of a partner', () => {
  it.each([
    'https://partner.example',
    'http://partner.example/',
    'HTTPS://PARTNER.EXAMPLE/Chemin?x=1&y=%20#fin',
    'https://www.été.example/année',
    'https://partner.example:8443/a@b',
    'http://192.0.2.7/',
    'http://[2001:db8::7]:8080/',
    'http://localhost',
  ])('may be %s', (websiteUrl) => {
    const partner = aPartner({ websiteUrl });
    expect(partner.websiteUrl).toBe(websiteUrl);
    const { protocol, username, password } = new URL(websiteUrl);
    expect(['http:', 'https:']).toContain(protocol);
    expect(username + password).toBe('');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://partner.example',
    '//partner.example',
    '/partenaires',
    'partner.example',
    'https:',
    'https://',
    'https:///partner.example',
    'https:partner.example',
    'https:/\\partner.example',
    'https://?x',
    'https://user:pass@partner.example',
    'https://user@partner.example',
    'https://@partner.example',
    'https://a\\@partner.example',
    'https://partner.example\\@evil.test',
    ' https://partner.example',
    'https://partner.example ',
    'https://partner.example/a b',
    'https://partner.exam\nple',
    'https://partner.example/\u0000',
    'https://partner.example/\u007f',
    'https://partner.example/\u202efdp',
    'https://partner\u200b.example',
    'java\tscript:alert(1)',
    'https://partner.example/"onmouseover="x',
    'https://partner.example/<script>',
    'https://999.1.1.1',
    'https://partner.example:99999',
    'https://-.example',
    'https://[::g]',
    ` ${'x'.repeat(10)}`,
    `https://partner.example/${'x'.repeat(500)}`,
  ])('is not %j', (websiteUrl) => {
    expect(() => aPartner({ websiteUrl })).toThrow(refusalAt('/website_url'));
  });

  it('is looked at in no time, however long and odd it is', async () => {
    const spent = await processorTime(() => {
      for (const end of ['!', '@', '\\', ' ']) {
        const websiteUrl = `https://${'a.-'.repeat(50_000)}${end}`;
        expect(() => aPartner({ websiteUrl })).toThrow('validation_failed');
      }
    });
    expect(spent).toBeLessThan(1_000);
  });
});
