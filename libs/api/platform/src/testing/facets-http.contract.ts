import { describe, expect, it } from '@jest/globals';
import { exampleValues, type Kind } from '@site/vocabulary';
import type { Test } from 'supertest';

const ADMINISTRATOR = { Authorization: 'Bearer administrator' };

interface Calls {
  readonly get: (path: string) => Test;
  /** Publishes the example. */
  readonly post: () => Promise<unknown>;
}

/** The route that counts records of a kind by what its lists are filtered by. */
export function describeFacets(kind: Kind, { get, post }: Calls): void {
  const path = `/api/v1/${kind.url}/facets`;
  const sample: Readonly<Record<string, unknown>> = exampleValues(kind);

  describe(`counting ${kind.name}`, () => {
    it('answers anyone how many there are of each value of a filter', async () => {
      await post();
      const { body, headers } = await get(path).expect(200);
      for (const name of kind.filters)
        expect(body[name]).toEqual([{ value: String(sample[name]), count: 1 }]);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });

    it('tells administrators alone how far they are shown, and counts by it', async () => {
      await post();
      const one = [{ value: 'public', count: 1 }];
      const { body: told } = await get(path).set(ADMINISTRATOR).expect(200);
      expect(told.visibility).toEqual(one);
      const { body: narrowed } = await get(`${path}?visibility=hidden`).set(ADMINISTRATOR).expect(200);
      expect(narrowed.visibility).toEqual(one);
      for (const name of kind.filters) expect(narrowed[name]).toEqual([]);
      expect((await get(path).expect(200)).body).not.toHaveProperty('visibility');
    });

    it.each([
      ...['limit=1', 'sort=x', 'colour=red', 'q=a&q=b', `q=${'x'.repeat(1_000)}`],
      'visibility=secret',
      ...Object.keys(kind.derived ?? {}).map((name) => `${name}=nonsense`),
    ])('refuses ?%s', async (query) => {
      const { body } = await get(`${path}?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ pointer: query.split('=')[0] }] });
    });
  });
}
