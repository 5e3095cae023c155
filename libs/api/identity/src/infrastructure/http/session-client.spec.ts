import { describe, expect, it } from '@jest/globals';
import { processorTime } from '@site/api-kernel/testing';
import { sessionClientOf } from './session-client';

const deviceOf = (userAgent: string) =>
  sessionClientOf({ ip: '192.0.2.1', headers: { 'user-agent': userAgent } }).device;
const addressOf = (ip: string) => sessionClientOf({ ip, headers: {} }).address;

describe('the place of a session', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox · Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari · iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
    ['curl/8.16.0', undefined],
    ['', undefined],
  ])('%s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['<nowhere>', undefined],
  ])('%s is remembered as %s', (ip, address) => {
    expect(addressOf(ip)).toBe(address);
  });

  it.each(['/', ' ', 'a', '(', ';', '1.', 'x/ '])('takes little time for 15 kB of « %s »', async (piece) => {
    const userAgent = piece.repeat(15_000 / piece.length);
    expect((deviceOf(userAgent) ?? '').length).toBeLessThanOrEqual(80);
    expect(await processorTime(() => deviceOf(userAgent))).toBeLessThan(20);
  });
});
