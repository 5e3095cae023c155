import { describe, expect, it } from '@jest/globals';
import { http } from '../http';
import { connect } from './connect';

const statuses = (...left: number[]) =>
  ((): Promise<Response> => {
    const status = left.shift() ?? 200;
    return Promise.resolve(
      Response.json({}, { status, headers: { 'Retry-After': status === 503 ? '0' : '50' } }),
    );
  }) as typeof fetch;

/** Who listens to a signal, and does so still. */
function listenersOf(signal: AbortSignal): ReadonlySet<unknown> {
  const listeners = new Set<unknown>();
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
  signal.addEventListener = (...given: Parameters<typeof add>) => {
    listeners.add(given[1]);
    add(...given);
  };
  signal.removeEventListener = (...given: Parameters<typeof remove>) => {
    listeners.delete(given[1]);
    remove(...given);
  };
  return listeners;
}

describe('the wait of a program', () => {
  it('leaves nothing behind on the signal of its call', async () => {
    const { signal } = new AbortController();
    const listeners = listenersOf(signal);
    connect({ url: 'https://site.test', fetch: statuses(503, 503, 200) });
    await http('/api/v1/projects', { signal });
    expect(listeners.size).toBe(0);
  });

  it('ends when its call is given up', async () => {
    const giving = new AbortController();
    const listeners = listenersOf(giving.signal);
    connect({ url: 'https://site.test', fetch: statuses(429) });
    const call = http('/api/v1/projects', { signal: giving.signal });
    while (listeners.size === 0) await new Promise((resolve) => void setTimeout(resolve));
    giving.abort(new Error('no longer wanted'));
    await expect(call).rejects.toThrow('no longer wanted');
  });
});
