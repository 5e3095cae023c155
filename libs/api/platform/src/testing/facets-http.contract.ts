import { describe, expect, it } from '@jest/globals';
import { exampleValues, filterNames, type Kind } from '@site/vocabulary';
import type { Test } from 'supertest';

interface Calls {
  readonly get: (path: string) => Test;
  /** Publishes the example. */
  readonly post: () => Promise<unknown>;
}

/** The route that counts records of a kind by what its lists are filtered by. */
export function describeFacets(kind: Kind, { get, post }: Calls): void {
  if (filterNames(kind).length === 0) return;
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

    it.each([
      ...['limit=1', 'sort=x', 'colour=red', 'q=a&q=b', `q=${'x'.repeat(1_000)}`],
      ...Object.keys(kind.derived ?? {}).map((name) => `${name}=nonsense`),
    ])('refuses ?%s', async (query) => {
      const { body } = await get(`${path}?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ pointer: query.split('=')[0] }] });
    });
  });
}
