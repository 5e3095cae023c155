import { describe, expect, it } from '@jest/globals';
import { BUCKETS, CONTENT_KINDS, isRequired, wireFields, type Bucket, type Kind } from '@site/vocabulary';
import { pointersOf, refusalOf, type Asked } from './testing/ask';
import { aFileFor } from './testing/sample-files';
import { sampleOf } from './testing/sample-of-kind';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const product = productOfSuite();
const editor = administratorOf(product);

const call = (path: string, asked: Asked = {}) =>
  product.ask(`/api/v1/${path}`, { ...asked, token: editor.token });
const post = (path: string, headers = {}) => call(path, { method: 'POST', headers });
const aFile = async (bucket: Bucket): Promise<string> => {
  const form = await aFileFor(bucket);
  return String((await call(`files/${bucket}`, { method: 'POST', ...form })).body['url']);
};
const filesOf = ({ fields }: Kind) =>
  wireFields(fields).flatMap(({ name, field }) =>
    field.type === 'file' ? [{ name, bucket: field.bucket }] : [],
  );
const seen = (version: number) => ({ 'If-Match': `"v${version}"` });

describe.each(CONTENT_KINDS.map((kind: Kind) => kind))('what becomes of one of $name', (kind) => {
  const fields = wireFields(kind.fields);
  const files = filesOf(kind);
  const [text] = fields.map(({ name }) => name);
  const name = text ?? '';
  const saying = (value: string, more = {}) => sampleOf(kind, { [name]: value, ...more });
  const put = (id: string, version: number, body: object) =>
    call(`${kind.url}/${id}`, { method: 'PUT', headers: seen(version), body });
  const make = async (value = 'Premier', more = {}) =>
    String((await call(kind.url, { body: saying(value, more) })).body['id']);
  const versionsOf = (id: string, query = '') => call(`${kind.url}/${id}/versions${query}`);
  const remove = (id: string) =>
    call(`${kind.url}/${id}`, { method: 'DELETE', headers: { 'If-Match': '*' } });
  const entriesOf = async (id: string) => {
    const { body } = await call('journal?limit=100');
    const items = body['items'] as { record: string; action: string; kind: string; done_by: string }[];
    return items.filter(({ record }) => record === id);
  };

  it('is kept, each time it is written, with who did it and what changed', async () => {
    const id = await make();
    await put(id, 1, saying('Deuxième', { hidden: true }));
    const { body } = await versionsOf(id);
    const items = [
      {
        version: 2,
        edited_at: expect.any(String),
        edited_by: 'Awa Koné',
        changed: expect.arrayContaining([name, 'hidden']),
        from_bin: false,
      },
      { version: 1, edited_at: expect.any(String), edited_by: 'Awa Koné', changed: [], from_bin: false },
    ];
    expect(body).toEqual({ total: 2, next_cursor: null, items });
    const { body: first } = await call(`${kind.url}/${id}/versions/1`);
    expect(first).toEqual({
      ...items[1],
      values: { ...(first['values'] as object), ...saying('Premier'), hidden: false },
    });
  });

  it('is kept where somebody writes past the product, too', async () => {
    const id = await make();
    await product.query(`update ${kind.name} set ${name} = 'Autrement' where id = $1`, [id]);
    const { body } = await versionsOf(id);
    expect(body['items']).toMatchObject([{ version: 2, edited_by: null, changed: [name] }, { version: 1 }]);
    expect((await product.ask(`/api/v1/${kind.url}/${id}`)).headers['etag']).toMatch(/^"v2/);
  });

  it('is paged by cursor, and found by nobody else', async () => {
    const id = await make();
    await put(id, 1, saying('Deuxième'));
    const { body: page } = await versionsOf(id, '?limit=1');
    expect(page).toMatchObject({ total: 2, items: [{ version: 2 }] });
    const { body: rest } = await versionsOf(id, `?limit=1&cursor=${String(page['next_cursor'])}`);
    expect(rest).toMatchObject({ total: 2, items: [{ version: 1 }], next_cursor: null });
    for (const path of [
      `${kind.url}/${id}/versions/3`,
      `${kind.url}/${id}/versions/0`,
      `nothing/${id}/versions`,
    ])
      expect(refusalOf(await call(path))).toBe('404 not_found');
    expect(refusalOf(await product.ask(`/api/v1/${kind.url}/${id}/versions`))).toBe('401 token_invalid');
  });

  it('is listed from a cursor or from an offset, not from both', async () => {
    const id = await make();
    await put(id, 1, saying('Deuxième'));
    for (const gone of [await make(), await make()]) await remove(gone);
    for (const list of [`${kind.url}/${id}/versions`, 'journal', 'bin']) {
      const { body } = await call(`${list}?limit=1`);
      const further = `${list}?limit=1&cursor=${String(body['next_cursor'])}`;
      expect([list, (await call(`${further}&offset=0`)).status]).toEqual([list, 200]);
      const both = await call(`${further}&offset=1`);
      expect([list, refusalOf(both), both.body['errors']]).toMatchObject([
        list,
        '400 invalid_parameter',
        [{ pointer: 'offset', code: 'offset_beside_cursor' }],
      ]);
    }
  });

  it('comes back as it was said, as a new version, for who has seen the one that stands', async () => {
    const id = await make();
    await put(id, 1, saying('Deuxième', { hidden: true }));
    const path = `${kind.url}/${id}/versions/1/restore`;
    expect(refusalOf(await post(path))).toBe('428 precondition_required');
    const stale = await post(path, seen(1));
    expect([refusalOf(stale), stale.body['changed_by']]).toEqual(['412 edit_conflict', 'Awa Koné']);
    const answer = await post(path, seen(2));
    expect([answer.status, answer.body, answer.headers['etag']]).toEqual([200, { version: 3 }, '"v3"']);
    expect((await call(`${kind.url}/${id}`)).body).toMatchObject({ ...saying('Premier'), hidden: true });
    expect((await versionsOf(id)).body['items']).toMatchObject([
      { version: 3, changed: expect.arrayContaining([name]) },
      {},
      {},
    ]);
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['restored', 'revised', 'published']);
  });

  it('is hidden or deleted by nobody who has not seen what stands, and who is told whose it is', async () => {
    const id = await make();
    await put(id, 1, saying('Deuxième'));
    for (const [method, body] of [['PATCH', { hidden: true }], ['DELETE']] as const) {
      const stale = await call(`${kind.url}/${id}`, { method, headers: seen(1), body });
      expect([refusalOf(stale), stale.body['changed_by']]).toEqual(['412 edit_conflict', 'Awa Koné']);
    }
    const standing = { [name]: 'Deuxième', hidden: false, version: 2 };
    expect((await call(`${kind.url}/${id}`)).body).toMatchObject(standing);
  });

  it('comes back with the mark that it had, whether its English is older than its French', async () => {
    const french = fields.find(({ locale }) => locale === 'fr')?.name ?? '';
    const id = await make();
    const { body: changed } = await put(id, 1, { ...saying('Premier'), [french]: 'Autre' });
    expect(changed).toMatchObject({ english_outdated: true });
    await post(`${kind.url}/${id}/versions/1/restore`, seen(2));
    expect((await call(`${kind.url}/${id}`)).body).toMatchObject({ english_outdated: false });
    await post(`${kind.url}/${id}/versions/2/restore`, seen(3));
    expect((await call(`${kind.url}/${id}`)).body).toMatchObject({ english_outdated: true });
  });

  it('keeps its mark where English comes together with French that was written meanwhile', async () => {
    const [french = '', english = ''] = ['fr', 'en'].map(
      (of) => fields.find(({ locale }) => locale === of)?.name,
    );
    const id = await make();
    const [theirs, mine] = [{ [french]: 'Autre' }, { [english]: 'Other' }];
    await put(id, 1, { ...saying('Premier'), ...theirs });
    const body = { ...saying('Premier'), ...theirs, ...mine };
    const merging = (...versions: number[]) => ({
      'If-Match': versions.map((one) => `"v${one}"`).join(', '),
    });
    const path = `${kind.url}/${id}`;
    const merged = await call(path, { method: 'PUT', headers: merging(1, 2), body });
    expect(merged.body).toMatchObject({ version: 3, ...theirs, ...mine, english_outdated: true });
    const read = await call(path, {
      method: 'PUT',
      headers: merging(3),
      body: { ...body, [english]: 'Another' },
    });
    expect(read.body).toMatchObject({ english_outdated: false });
  });

  it('is refused at its field where it is accepted no more', async () => {
    const id = await make();
    await product.query(
      `update record_versions set fields = fields || jsonb_build_object($2::text, ' ') where record = $1`,
      [id, name],
    );
    const answer = await post(`${kind.url}/${id}/versions/1/restore`, seen(1));
    expect([refusalOf(answer), answer.body['errors']]).toMatchObject([
      '422 validation_failed',
      [{ pointer: `/${name}` }],
    ]);
    expect((await versionsOf(id)).body['total']).toBe(1);
  });

  it('is refused at the field of a file that was swept meanwhile', async () => {
    for (const at of files) {
      const url = await aFile(at.bucket);
      const id = await make('Avec image', { [at.name]: url });
      await put(id, 1, saying('Sans image'));
      await product.query(`delete from files where $1 like '%' || name`, [url]);
      const answer = await post(`${kind.url}/${id}/versions/1/restore`, seen(2));
      expect([refusalOf(answer), pointersOf(answer)]).toEqual(['422 validation_failed', [`/${at.name}`]]);
      expect((await call(`${kind.url}/${id}`)).body).toMatchObject({ [name]: 'Sans image', version: 2 });
    }
  });

  it('lies in the bin once it is deleted, and comes back with everything', async () => {
    const id = await make('À jeter', { hidden: false });
    const before = (await call(`${kind.url}/${id}`)).body;
    const total = async () => (await call(kind.url)).body['total'];
    const all = await total();
    await remove(id);
    const removed = await product.ask(`/api/v1/${kind.url}/${id}`);
    expect([removed.status, await total()]).toEqual([404, Number(all) - 1]);
    const { body: bin } = await call(`bin?kind=${kind.url}&limit=1`);
    expect(bin['items']).toMatchObject([{ id, kind: kind.url, title: 'À jeter', binned_by: 'Awa Koné' }]);
    const back = await post(`bin/${kind.url}/${id}/restore`);
    expect([back.status, back.body]).toEqual([200, { version: 2, lost: [] }]);
    expect((await call(`${kind.url}/${id}`)).body).toEqual({
      ...before,
      // Coming back is a change, which copies elsewhere have to hear of.
      version: 2,
      updated_at: expect.any(String),
    });
    expect([await total(), (await product.ask(`/api/v1/${kind.url}/${id}`)).status]).toEqual([all, 200]);
    expect(refusalOf(await post(`bin/${kind.url}/${id}/restore`))).toBe('404 not_found');
    const told = await entriesOf(id);
    expect(told.map(({ action }) => action)).toEqual(['restored', 'withdrawn', 'published']);
    expect(told.every(({ done_by }) => done_by === 'Awa Koné')).toBe(true);
    const { body: said } = await versionsOf(id);
    expect(said).toMatchObject({ total: 2, items: [{ from_bin: true, changed: [] }, { from_bin: false }] });
  });

  it('comes back from the bin with what a new record has of each field that is newer than its deletion', async () => {
    const id = await make();
    await remove(id);
    await product.query('update binned_records set fields = fields - $2::text[] where id = $1', [
      id,
      fields.map(({ name: newer }) => newer),
    ]);
    const back = await post(`bin/${kind.url}/${id}/restore`);
    expect([back.status, back.body]).toEqual([200, { version: 2, lost: [] }]);
    const starts = fields.map(({ name: newer, field }) => [
      newer,
      'starts' in field ? field.starts : isRequired(field) ? '' : null,
    ]);
    const { body } = await call(`${kind.url}/${id}`);
    expect(body).toMatchObject(Object.fromEntries(starts));
    // What was never said is asked for where somebody edits the record.
    const asked = { method: 'PATCH', headers: seen(2), body: { hidden: true } };
    expect(refusalOf(await call(`${kind.url}/${id}`, asked))).toBe('422 validation_failed');
  });

  it('comes back from the bin as hidden as it was', async () => {
    const id = await make('Masqué', { hidden: true });
    await remove(id);
    await post(`bin/${kind.url}/${id}/restore`);
    expect((await call(`${kind.url}/${id}`)).body).toMatchObject({ hidden: true, version: 2 });
    const path = `/api/v1/${kind.url}`;
    expect((await product.ask(`${path}/${id}`)).status).toBe(404);
    expect((await product.ask(`${path}?limit=100`)).text).not.toContain(id);
  });

  it('is erased for good with all that it said', async () => {
    const id = await make();
    await remove(id);
    const { status } = await call(`bin/${kind.url}/${id}`, { method: 'DELETE' });
    expect([status, refusalOf(await call(`bin/${kind.url}/${id}`, { method: 'DELETE' }))]).toEqual([
      204,
      '404 not_found',
    ]);
    expect(refusalOf(await versionsOf(id))).toBe('404 not_found');
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['erased', 'withdrawn', 'published']);
  });

  it('comes back without a file that was swept meanwhile, and says so', async () => {
    for (const { name: at, bucket } of files) {
      const url = await aFile(bucket);
      const id = await make('Avec image', { [at]: url });
      const other = await make('Aussi', { [at]: url });
      await remove(other);
      const used = async () =>
        (await product.query<{ uses: number }>(`select uses from files where $1 like '%' || name`, [url]))[0]
          ?.uses;
      await remove(id);
      expect(await used()).toBe(0);
      await post(`bin/${kind.url}/${id}/restore`);
      expect([(await call(`${kind.url}/${id}`)).body[at], await used()]).toEqual([url, 1]);
      await remove(id);
      await product.query(`delete from files where $1 like '%' || name`, [url]);
      expect((await post(`bin/${kind.url}/${id}/restore`)).body).toEqual({ version: 3, lost: [at] });
      expect((await call(`${kind.url}/${id}`)).body[at]).toBeNull();
      const records = [{ kind: kind.url, id: other }];
      expect((await call('bin/bulk', { body: { act: 'restore', records } })).body).toEqual({
        done: 1,
        without_files: [{ ...records[0], lost: [at] }],
      });
    }
  });
});

it('is tried with a picture and with a document', () => {
  const tried = CONTENT_KINDS.flatMap((kind) => filesOf(kind).map(({ bucket }) => BUCKETS[bucket]));
  expect(new Set(tried)).toEqual(new Set(Object.values(BUCKETS)));
});
