import type { Server } from 'node:http';
import { expect, it } from '@jest/globals';
import { exampleValues, isRequired, wireFields, type Kind } from '@site/vocabulary';
import request from 'supertest';

const ADMINISTRATOR = { Authorization: 'Bearer administrator' };
const NOWHERE = '01900000-0000-7000-8000-00000000ffff';

interface Changing {
  readonly server: () => Server;
  readonly tag: (version: number) => string;
}

/** How one of a kind is changed in part (RFC 7396). */
export function describeChange(kind: Kind, { server, tag }: Changing): void {
  const path = `/api/v1/${kind.url}`;
  const sample: Readonly<Record<string, unknown>> = exampleValues(kind);
  const required = wireFields(kind.fields).filter(({ field }) => isRequired(field));
  const post = (body: object) => request(server()).post(path).set(ADMINISTRATOR).send(body);

  const patchAt =
    (at: string) =>
    (changes: object, seen: number | readonly number[] = 1, type = 'application/merge-patch+json') =>
      request(server())
        .patch(at)
        .set({ ...ADMINISTRATOR, 'If-Match': [seen].flat().map(tag).join(', '), 'Content-Type': type })
        .send(JSON.stringify(changes));

  it('changes what is sent and nothing else, of the version that was read', async () => {
    const [{ name = '' } = {}, other] = required;
    const { body: made } = await post({ ...sample, hidden: true });
    const at = `${path}/${made.id}`;
    const patch = patchAt(at);
    const changed = await patch({ [name]: 'Autre' }).expect(200);
    expect(changed.headers['etag']).toBe(tag(2));
    const { [name]: value, ...rest } = changed.body;
    expect(value).toBe('Autre');
    expect(rest).toMatchObject({ hidden: true, ...(other && { [other.name]: sample[other.name] }) });
    await patch({ [name]: 'Encore' }, 1).expect(412);
    // A body that was just read may come back.
    await patch({ ...changed.body, [name]: 'Enfin' }, 2, 'application/json').expect(200);
    const said = async (changes: object, status: number) =>
      (await patch(changes, 3).expect(status)).body.errors[0];
    expect(await said({ id: NOWHERE }, 422)).toMatchObject({ pointer: '/id', code: 'field_read_only' });
    expect(await said({ colour: 'red' }, 422)).toMatchObject({ pointer: '/colour', code: 'field_unknown' });
    expect(await said({ [name]: null }, 422)).toMatchObject({ pointer: `/${name}` });
    await request(server()).patch(at).set(ADMINISTRATOR).send({}).expect(428);
    await patch([], 3).expect(422);
    await patch({}, 3, 'text/plain').expect(415);
    await patch([], 3, 'application/merge-patch+json; charset=utf-8').expect(422);
    expect((await request(server()).get(at).set(ADMINISTRATOR)).body[name]).toBe('Enfin');
  });

  it.each(required.filter(({ locale }) => locale === 'fr').slice(0, 1))(
    'says to editors that English is older than $name, until it changes or is found right',
    async ({ name, fieldName }) => {
      const { body: made } = await post(sample);
      const at = `${path}/${made.id}`;
      const patched = async (changes: object, seen: number | readonly number[]) =>
        (await patchAt(at)(changes, seen).expect(200)).body['english_outdated'];
      expect(made.english_outdated).toBe(false);
      expect(await patched({ [name]: 'Autre' }, 1)).toBe(true);
      const { body: list } = await request(server()).get(path).set(ADMINISTRATOR).expect(200);
      expect(list.items).toMatchObject([{ english_outdated: true }]);
      expect((await request(server()).get(at).expect(200)).body).not.toHaveProperty('english_outdated');
      expect(await patched({ [`${fieldName}_en`]: 'Other' }, 2)).toBe(false);
      expect(await patched({ [name]: 'Encore' }, 3)).toBe(true);
      expect(await patched({ english_outdated: false }, 4)).toBe(false);
      expect(await patched({ [name]: 'Enfin' }, 5)).toBe(true);
      // Who began before that has not read it.
      expect(await patched({ [`${fieldName}_en`]: 'At last' }, [5, 6])).toBe(true);
      expect(await patched({ [`${fieldName}_en`]: 'Finally' }, [7, 9])).toBe(false);
    },
  );
}
