import { describe, expect, it } from '@jest/globals';
import { every } from './every';
import { repeatingFetch, type Repetition } from './repeating-fetch';

type Outcome = { readonly status: number; readonly after?: number | string } | 'lost' | 'cut off';

interface Made {
  readonly method: string;
  readonly key: string | null;
}

/** Calls that meet these outcomes one after the other; what was made, and waited for. */
function meeting(outcomes: readonly Outcome[], more: Partial<Repetition> = {}) {
  const [made, waits]: [Made[], number[]] = [[], []];
  const left = [...outcomes];
  const call = repeatingFetch({
    attempts: 4,
    longestWait: 60,
    fetch: (_, init = {}) => {
      const headers = new Headers(init.headers);
      made.push({ method: init.method ?? 'GET', key: headers.get('Idempotency-Key') });
      const outcome = left.shift() ?? { status: 200 };
      if (outcome === 'lost') return Promise.reject(new TypeError('fetch failed'));
      if (outcome === 'cut off') return Promise.resolve(new Response(cutOff()));
      const { status, after } = outcome;
      return Promise.resolve(
        new Response(null, { status, headers: after === undefined ? {} : { 'Retry-After': String(after) } }),
      );
    },
    pause: async (milliseconds) => void waits.push(milliseconds),
    ...more,
  });
  return { call, made, waits };
}

/** A body that breaks off. */
function cutOff(): ReadableStream {
  const start = (body: ReadableStreamDefaultController) =>
    body.enqueue(new TextEncoder().encode('{"items":['));
  return new ReadableStream({ start, pull: (body) => body.error(new TypeError('terminated')) });
}

const PROJECTS = 'https://site.test/api/v1/projects';
const KEYS = 'https://site.test/api/v1/admin/api-keys';

describe('a call', () => {
  it('is repeated when the server asks for that, after as long as it asks for', async () => {
    const { call, made, waits } = meeting([
      { status: 429, after: 7 },
      { status: 503, after: 5 },
    ]);
    expect((await call(PROJECTS)).status).toBe(200);
    expect([made.length, waits]).toEqual([3, [7_000, 5_000]]);
  });

  it('is repeated after waits that grow, when nothing says how long', async () => {
    const { call, waits } = meeting(['lost', { status: 502 }, 'lost']);
    expect((await call(PROJECTS)).status).toBe(200);
    for (const [index, longest] of [500, 1_000, 2_000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(longest / 2);
      expect(waits[index]).toBeLessThanOrEqual(longest);
    }
  });

  it('waits until a moment that a proxy says', async () => {
    const { call, waits } = meeting([{ status: 503, after: new Date(Date.now() + 20_000).toUTCString() }]);
    expect((await call(PROJECTS)).status).toBe(200);
    expect(waits[0]).toBeGreaterThan(15_000);
    expect(waits[0]).toBeLessThanOrEqual(20_000);
  });

  it('whose answer is cut off is repeated where that does no harm', async () => {
    const { call, made } = meeting(['cut off']);
    expect([(await call(PROJECTS)).status, made.length]).toEqual([200, 2]);
    const harmful = meeting(['cut off']);
    await expect(harmful.call(KEYS, { method: 'POST' })).rejects.toThrow('terminated');
    expect(harmful.made.length).toBe(1);
  });

  it('is given up after some attempts, or where the wait would be too long', async () => {
    const lost = meeting(['lost', 'lost', 'lost', 'lost', 'lost']);
    await expect(lost.call(PROJECTS)).rejects.toThrow('fetch failed');
    expect(lost.made.length).toBe(4);
    const later = meeting([{ status: 429, after: 3_600 }]);
    expect((await later.call(PROJECTS)).status).toBe(429);
    expect(later.waits).toEqual([]);
  });

  it.each([400, 401, 404, 409, 412, 422, 500])('is not repeated after %i', async (status) => {
    const { call, made } = meeting([{ status }]);
    expect((await call(PROJECTS)).status).toBe(status);
    expect(made.length).toBe(1);
  });

  it('that makes something is made under one key, and so repeated without harm', async () => {
    const { call, made } = meeting(['lost', { status: 503 }]);
    expect((await call(PROJECTS, { method: 'POST' })).status).toBe(200);
    const [first] = made;
    expect(first?.key).toMatch(/^[\da-f-]{36}$/);
    expect(made).toEqual([first, first, first]);
    const own = meeting([]);
    await own.call(PROJECTS, { method: 'POST', headers: { 'Idempotency-Key': 'mine' } });
    expect(own.made[0]?.key).toBe('mine');
  });

  it('that meets its earlier attempt at work waits for what becomes of it', async () => {
    const atWork = { status: 409, after: 1 };
    const { call, made, waits } = meeting(['lost', atWork, atWork, { status: 201 }], { attempts: 2 });
    expect((await call(PROJECTS, { method: 'POST' })).status).toBe(201);
    expect([made.length, new Set(made.map(({ key }) => key)).size]).toEqual([4, 1]);
    expect(waits.slice(1)).toEqual([1_000, 1_000]);
    const stuck = meeting(['lost', ...Array<Outcome>(9).fill(atWork)], { longestWait: 3 });
    expect((await stuck.call(PROJECTS, { method: 'POST' })).status).toBe(409);
    expect(stuck.waits.slice(1)).toEqual([1_000, 1_000, 1_000]);
  });

  it.each([{ status: 409 }, { status: 409, after: 1 }])(
    'that takes no key is not repeated after %j',
    async (answer) => {
      const { call, made } = meeting([answer]);
      expect((await call(KEYS, { method: 'POST' })).status).toBe(409);
      expect(made.length).toBe(1);
    },
  );

  it('that may have been done, and would do harm twice, is not repeated', async () => {
    const lost = meeting(['lost']);
    await expect(lost.call(KEYS, { method: 'POST' })).rejects.toThrow('fetch failed');
    expect(lost.made).toEqual([{ method: 'POST', key: null }]);
    const refused = meeting([{ status: 429, after: 1 }]);
    expect((await refused.call(KEYS, { method: 'POST' })).status).toBe(200);
    const versioned = meeting(['lost']);
    const init = { method: 'DELETE', headers: { 'If-Match': '"v1"' } };
    expect((await versioned.call(`${PROJECTS}/1`, init)).status).toBe(200);
  });
});

describe('a change of the version that was read', () => {
  const change = (outcomes: readonly Outcome[], method = 'PATCH') =>
    meeting(outcomes).call(`${PROJECTS}/1`, { method, headers: { 'If-Match': '"v1"' } });

  it.each([
    ['PATCH', 'lost', 412],
    ['PUT', { status: 504 }, 412],
    ['DELETE', 'lost', 404],
    ['DELETE', { status: 502 }, 412],
  ] as const)(
    'that may have been done (%s, %j) is not refused for itself: %i',
    async (method, first, then) => {
      await expect(change([first, { status: then }], method)).rejects.toThrow('answer');
    },
  );

  it('is refused for what others did, where it was not done before', async () => {
    expect((await change([{ status: 429 }, { status: 412 }])).status).toBe(412);
    expect((await change([{ status: 412 }])).status).toBe(412);
    expect((await change(['lost', { status: 422 }])).status).toBe(422);
  });
});

describe('every record of a list', () => {
  it('is answered once, page by page, as it is asked for', async () => {
    const asked: object[] = [];
    const list = async (parameters: { q?: string; offset?: number; cursor?: string } = {}) => {
      asked.push(parameters);
      return parameters.cursor === undefined
        ? { items: [1, 2], next_cursor: 'x' }
        : { items: [3], next_cursor: null };
    };
    const seen: number[] = [];
    for await (const one of every(list, { q: 'eau', offset: 20 })) {
      seen.push(one);
      if (one === 2) expect(asked.length).toBe(1);
    }
    expect([seen, asked]).toEqual([
      [1, 2, 3],
      [
        { q: 'eau', offset: 20 },
        { q: 'eau', cursor: 'x' },
      ],
    ]);
  });
});
