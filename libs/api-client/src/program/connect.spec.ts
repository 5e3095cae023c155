import { describe, expect, it } from '@jest/globals';
import { getEventListeners } from 'node:events';
import { http } from '../http';
import { connect } from './connect';

const statuses = (...left: number[]) =>
  ((): Promise<Response> => {
    const status = left.shift() ?? 200;
    return Promise.resolve(
      Response.json({}, { status, headers: { 'Retry-After': status === 503 ? '0' : '50' } }),
    );
  }) as typeof fetch;

describe('the wait of a program', () => {
  it('leaves nothing behind on the signal of its call', async () => {
    const { signal } = new AbortController();
    connect({ url: 'https://site.test', fetch: statuses(503, 503, 200) });
    await http('/api/v1/projects', { signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('ends when its call is given up', async () => {
    const giving = new AbortController();
    connect({ url: 'https://site.test', fetch: statuses(429) });
    const call = http('/api/v1/projects', { signal: giving.signal });
    while (getEventListeners(giving.signal, 'abort').length === 0) await new Promise(setImmediate);
    giving.abort();
    await expect(call).rejects.toThrow('aborted');
    expect(getEventListeners(giving.signal, 'abort')).toEqual([]);
  });
});
