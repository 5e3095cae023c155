import { describe, expect, it } from '@jest/globals';
import { isFormatted, wireFields, type Kind } from '@site/vocabulary';
import type { Test } from 'supertest';

interface Calls {
  readonly get: (at: string) => Test;
  readonly post: (changes: object) => Test;
}

const FORMS = [
  ['', '**Eau** & [sol](/contact)'],
  ['?text=html', '<p><strong>Eau</strong> &amp; <a href="/contact">sol</a></p>'],
  ['?text=plain', 'Eau & sol'],
] as const;

/** In which forms the long texts of a kind can be read. */
export function describeTextForms({ name, url, fields }: Kind, { get, post }: Calls): void {
  const path = `/api/v1/${url}`;
  const formatted = wireFields(fields).find(({ field }) => isFormatted(field));
  if (formatted === undefined) return;

  describe(`a formatted text of ${name}`, () => {
    it('is answered as it was written, as HTML, or without marks', async () => {
      const { body } = await post({ [formatted.name]: FORMS[0][1] }).expect(201);
      const { hidden: _, ...made } = body;
      const plain = wireFields(fields).filter(({ field }) => !isFormatted(field));
      const same = Object.fromEntries(plain.map(({ name }) => [name, made[name]]));
      expect(made[formatted.name]).toBe(FORMS[0][1]);
      for (const [query, text] of FORMS) {
        expect((await get(`${path}/${made.id}${query}`).expect(200)).body).toMatchObject({
          ...same,
          id: made.id,
          [formatted.name]: text,
        });
        expect((await get(`${path}${query}`).expect(200)).body.items).toMatchObject([
          { id: made.id, [formatted.name]: text },
        ]);
      }
    });

    it('has no other form', async () => {
      const { body: made } = await post({}).expect(201);
      for (const at of [path, `${path}/${made.id}`]) {
        const { body } = await get(`${at}?text=markdown`).expect(400);
        expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ pointer: 'text' }] });
      }
    });
  });
}
