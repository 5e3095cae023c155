import type { Server } from 'node:http';
import { expect, it } from '@jest/globals';
import { exampleValues, isRequired, wireFields, type Kind, type WireField } from '@site/vocabulary';
import request from 'supertest';
import { fitting } from './content-samples';

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
    const [{ name, field }, other] = required as [WireField, ...WireField[]];
    const { body: made } = await post({ ...sample, hidden: true });
    const at = `${path}/${made.id}`;
    const patch = patchAt(at);
    const [once, again] = [fitting(field, 'Autre'), fitting(field, 'Encore')];
    const changed = await patch({ [name]: once }).expect(200);
    expect(changed.headers['etag']).toBe(tag(2));
    const { [name]: value, ...rest } = changed.body;
    expect(value).toBe(once);
    expect(rest).toMatchObject({ hidden: true, ...(other && { [other.name]: sample[other.name] }) });
    await patch({ [name]: 'x' }, 1).expect(412);
    // A body that was just read may come back.
    await patch({ ...changed.body, [name]: again }, 2, 'application/json').expect(200);
    const said = async (changes: object, status: number) =>
      (await patch(changes, 3).expect(status)).body.errors[0];
    expect(await said({ id: NOWHERE }, 422)).toMatchObject({ pointer: '/id', code: 'field_read_only' });
    expect(await said({ colour: 'red' }, 422)).toMatchObject({ pointer: '/colour', code: 'field_unknown' });
    expect(await said({ [name]: null }, 422)).toMatchObject({ pointer: `/${name}` });
    await request(server()).patch(at).set(ADMINISTRATOR).send({}).expect(428);
    await patch([], 3).expect(422);
    const types = 'application/merge-patch+json, application/json';
    await patch({}, 3, 'text/plain').expect(415).expect('Accept-Patch', types);
    await request(server()).options(at).expect(204).expect('Accept-Patch', types);
    await patch([], 3, 'application/merge-patch+json; charset=utf-8').expect(422);
    expect((await request(server()).get(at).set(ADMINISTRATOR)).body[name]).toBe(again);
  });

  it('takes a record back whole as it was read, and refuses what would change what is not written', async () => {
    const [{ name, field }] = required as [WireField];
    const { body: made } = await post(sample);
    const at = `${path}/${made.id}`;
    const { body: read } = await request(server()).get(at).set(ADMINISTRATOR).expect(200);
    const put = (changes: object, seen = 1) =>
      request(server())
        .put(at)
        .set(ADMINISTRATOR)
        .set('If-Match', tag(seen))
        .send({ ...read, ...changes });
    const once = { [name]: fitting(field, 'Autre') };
    expect((await put(once).expect(200)).body).toMatchObject({ ...once, id: made.id, version: 2 });
    // Who has read another version is told that, not that it says something else.
    await put(once).expect(412);
    const refused = async (changes: object) =>
      (await put({ version: 2, updated_at: undefined, ...changes }, 2).expect(422)).body;
    const unknown = (pointer: string, code: string) => ({
      code: 'unknown_field',
      // One for what is not known and for what is not to be written.
      title: 'Champ inconnu ou en lecture seule.',
      errors: [{ pointer, code }],
    });
    expect(await refused({ id: NOWHERE })).toMatchObject(unknown('/id', 'field_read_only'));
    expect(await refused({ colour: 'red' })).toMatchObject(unknown('/colour', 'field_unknown'));
    expect((await refused({ [name]: undefined })).errors).toMatchObject([{ pointer: `/${name}` }]);
  });

  it.each(required.filter(({ locale }) => locale === 'fr').slice(0, 1))(
    'says to editors that English is older than $name, until it changes or is found right',
    async ({ name, fieldName, field }) => {
      const said = (half: string, word: string) => ({ [half]: fitting(field, word) });
      const english = `${fieldName}_en`;
      const { body: made } = await post(sample);
      const at = `${path}/${made.id}`;
      const patched = async (changes: object, seen: number | readonly number[]) =>
        (await patchAt(at)(changes, seen).expect(200)).body['english_outdated'];
      expect(made.english_outdated).toBe(false);
      expect(await patched(said(name, 'Autre'), 1)).toBe(true);
      const { body: list } = await request(server()).get(path).set(ADMINISTRATOR).expect(200);
      expect(list.items).toMatchObject([{ english_outdated: true }]);
      expect((await request(server()).get(at).expect(200)).body).not.toHaveProperty('english_outdated');
      expect(await patched(said(english, 'Other'), 2)).toBe(false);
      expect(await patched(said(name, 'Encore'), 3)).toBe(true);
      expect(await patched({ english_outdated: false }, 4)).toBe(false);
      expect(await patched(said(name, 'Puis'), 5)).toBe(true);
      // Who began before that has not read it.
      expect(await patched(said(english, 'At last'), [5, 6])).toBe(true);
      expect(await patched(said(english, 'Finally'), [7, 9])).toBe(false);
    },
  );
}
