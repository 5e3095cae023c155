import { describe, expect, it } from '@jest/globals';
import { exampleValues, wireFields, type Kind } from '@site/vocabulary';
import type { Test } from 'supertest';

interface Calls {
  readonly get: (path: string) => Test;
  readonly post: (changes?: object) => Test;
}

const EXCERPT = 'application/vnd.site.excerpt+json';

/** How lists and records of a kind are asked for less, for several values, and followed by their links. */
export function describeExcerpts(kind: Kind, { get, post }: Calls): void {
  const path = `/api/v1/${kind.url}`;
  const names = wireFields(kind.fields).map(({ name }) => name);
  const [first = ''] = names;
  const sample: Readonly<Record<string, unknown>> = exampleValues(kind);

  describe(`an excerpt of ${kind.name}`, () => {
    it('has the fields that are asked for, and the id', async () => {
      const { id } = (await post().expect(201)).body as { id: string };
      const cut = { id, [first]: sample[first], version: 1 };
      for (const query of [`fields=${first}&fields=version`, `fields=version,${first}`]) {
        const list = await get(`${path}?${query}`).expect(200);
        expect(list.body).toEqual({ items: [cut], total: 1, next_cursor: null });
        const one = await get(`${path}/${id}?${query}`).expect(200);
        expect(one.body).toEqual(cut);
        for (const { headers } of [list, one]) expect(headers['content-type']).toBe(EXCERPT);
      }
      const { headers } = await get(`${path}/${id}`);
      expect(headers['content-type']).toBe('application/json');
    });

    it('leaves the other language out', async () => {
      const { id } = (await post().expect(201)).body as { id: string };
      const { body: whole } = await get(`${path}/${id}`).expect(200);
      const shown = Object.entries(whole as object).filter(([name]) => !name.endsWith('_fr'));
      const { body } = await get(`${path}/${id}?lang=en`).expect(200);
      expect(body).toEqual(Object.fromEntries(shown));
      expect((await get(`${path}?lang=en`).expect(200)).body.items).toEqual([body]);
      await get(`${path}?lang=de`).expect(400);
    });

    it.each(['fields=nonsense', 'fields=', `fields=${first},`, 'fields=__proto__'])(
      'refuses ?%s with what there is',
      async (query) => {
        const { body } = await get(`${path}?${query}`).expect(400);
        expect(body).toMatchObject({
          code: 'invalid_parameter',
          errors: [{ pointer: 'fields', code: 'options_expected' }],
        });
        for (const name of [...names, 'id', 'updated_at', 'version']) expect(body.detail).toContain(name);
      },
    );
  });

  describe(`a page of ${kind.name}`, () => {
    it('tells where the list goes on, what was before, and where it began', async () => {
      for (const _ of ['one', 'two', 'three']) await post().expect(201);
      const linksOf = async (query: string) => (await get(`${path}${query}`).expect(200)).headers['link'];
      const { next_cursor: cursor } = (await get(`${path}?limit=1`)).body as { next_cursor: string };
      expect(await linksOf('?limit=1')).toBe(`<${path}?limit=1&cursor=${cursor}>; rel="next"`);
      expect(await linksOf(`?limit=5&offset=7`)).toBe(
        `<${path}?limit=5&offset=2>; rel="prev", <${path}?limit=5>; rel="first"`,
      );
      expect(await linksOf('?offset=100')).toBe(`<${path}>; rel="prev", <${path}>; rel="first"`);
      expect(await linksOf(`?cursor=${cursor}`)).toMatch(new RegExp(`<${path}>; rel="first"$`));
      expect(await linksOf('')).toBeUndefined();
    });

    it('is filtered by several values of one field', async () => {
      await post().expect(201);
      for (const name of kind.filters) {
        const type = kind.fields[name]?.type;
        if (type === 'flag') continue;
        const asked = [sample[name], sample[name]].map(
          (value) => `${name}=${encodeURIComponent(String(value))}`,
        );
        expect((await get(`${path}?${asked.join('&')}`).expect(200)).body.total).toBe(1);
        const many = Array.from({ length: 21 }, () => asked[0]).join('&');
        const { body } = await get(`${path}?${many}`).expect(400);
        expect(body.errors).toEqual([expect.objectContaining({ pointer: name, code: 'values_too_many' })]);
      }
    });

    it('tells what is left of the limit', async () => {
      const { headers } = await get(`${path}?q=eau`).expect(200);
      expect(headers['ratelimit-policy']).toBe('"searches";q=300;w=60');
      expect(headers['ratelimit']).toBe('"searches";r=299;t=60');
      expect((await get(path).expect(200)).headers['ratelimit']).toBe('"reads";r=2999;t=60');
      // Kept meanwhile: what costs nothing is not counted.
      expect((await get(path).expect(200)).headers['ratelimit']).toBeUndefined();
    });
  });
}
