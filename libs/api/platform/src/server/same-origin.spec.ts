import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@site/api-kernel';
import { demandSameOrigin } from './same-origin';

const settings = { publicUrl: 'https://site.test', corsOrigins: ['https://partner.test'] };
const ask = (headers: Record<string, string>): void =>
  demandSameOrigin({ headers: { host: 'site.test', ...headers } }, settings);

describe('a request that a cookie authorises', () => {
  it.each([
    [{}],
    [{ origin: 'https://site.test' }],
    [{ origin: 'https://site.test', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://partner.test', 'sec-fetch-site': 'cross-site' }],
    [{ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }],
  ])('is taken with %j', (headers) => {
    expect(() => ask(headers)).not.toThrow();
  });

  it.each([
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
    [{ origin: 'https://site.test.evil.test' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://site.test', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
  ])('is refused with %j', (headers) => {
    expect(() => ask(headers)).toThrow(new DomainError('csrf'));
  });
});
