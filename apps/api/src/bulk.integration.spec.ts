import { describe, expect, it } from '@jest/globals';
import { CONTENT_KINDS, type Kind } from '@site/vocabulary';
import { refusalOf, type Asked } from './testing/ask';
import { aMember, PASSWORD } from './testing/people';
import { sampleOf } from './testing/sample-of-kind';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const product = productOfSuite();
const editor = administratorOf(product);

const call = (path: string, asked: Asked = {}) =>
  product.ask(`/api/v1/${path}`, { ...asked, token: editor.token });

describe.each(CONTENT_KINDS.map((kind: Kind) => kind))('many of $name at once', (kind) => {
  const made = async (amount: number) => {
    const ids: string[] = [];
    for (let count = 0; count < amount; count += 1)
      ids.push(String((await call(kind.url, { body: sampleOf(kind) })).body['id']));
    return ids;
  };
  const bulk = (act: string, records: object[]) => call(`${kind.url}/bulk`, { body: { act, records } });
  const seen = (ids: readonly string[], version = 1) => ids.map((id) => ({ id, version }));
  const statuses = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await product.ask(`/api/v1/${kind.url}/${id}`)).status));

  it('are hidden, shown, deleted and put back together', async () => {
    const ids = await made(3);
    const answer = await bulk('hide', seen(ids));
    expect([answer.status, answer.body, await statuses(ids)]).toEqual([200, { done: 3 }, [404, 404, 404]]);
    await bulk('show', seen(ids, 2));
    expect(await statuses(ids)).toEqual([200, 200, 200]);
    await bulk('withdraw', seen(ids, 3));
    expect(await statuses(ids)).toEqual([404, 404, 404]);
    const records = ids.map((id) => ({ kind: kind.url, id }));
    const whole = { done: 3, without_files: [] };
    expect((await call('bin/bulk', { body: { act: 'restore', records } })).body).toEqual(whole);
    expect(await statuses(ids)).toEqual([200, 200, 200]);
    await bulk('withdraw', seen(ids, 4));
    expect((await call('bin/bulk', { body: { act: 'erase', records } })).body).toEqual(whole);
    expect((await call('bin/bulk', { body: { act: 'restore', records } })).body['errors']).toMatchObject(
      records.map((_, place) => ({ pointer: `/records/${place}`, code: 'not_in_bin' })),
    );
  });

  it('stay as they are when one of them refuses, which is named', async () => {
    const ids = await made(4);
    const headers = { 'If-Match': '*' };
    await call(`${kind.url}/${ids[1]}`, { method: 'PUT', headers, body: sampleOf(kind, { hidden: true }) });
    await call(`${kind.url}/${ids[3]}`, { method: 'DELETE', headers });
    const before = await product.state();
    for (const act of ['hide', 'show', 'withdraw']) {
      const { body } = await bulk(act, seen(ids));
      expect(body).toMatchObject({
        code: 'validation_failed',
        errors: [
          { pointer: '/records/1', code: 'record_changed' },
          { pointer: '/records/3', code: 'record_gone' },
        ],
      });
      expect(await product.state()).toEqual(before);
    }
  });
});

describe('many messages at once', () => {
  it('stay as they are when one of them refuses, else all are filed', async () => {
    for (const nom of ['Yao', 'Adjoua', 'Koffi'])
      await product.ask('/api/v1/contact-messages', {
        body: { nom, email: 'yao@example.org', message: 'Bonjour' },
      });
    const listed = async () =>
      (await call('admin/messages')).body['items'] as { id: string; version: number; status: string }[];
    const bulk = async (act: string) =>
      call('admin/messages/bulk', {
        body: { act, records: seen.map(({ id, version }) => ({ id, version })) },
      });
    const seen = await listed();
    const headers = { 'If-Match': '*' };
    await call(`admin/messages/${seen[2]?.id}`, { method: 'PUT', headers, body: { status: 'spam' } });
    expect((await bulk('handled')).body).toMatchObject({
      errors: [{ pointer: '/records/2', code: 'record_changed' }],
    });
    expect((await listed()).map(({ status }) => status)).toEqual(['new', 'new', 'spam']);
    seen.splice(0, 3, ...(await listed()));
    expect((await bulk('handled')).body).toEqual({ done: 3 });
    expect((await listed()).map(({ status }) => status)).toEqual(['handled', 'handled', 'handled']);
  });
});

describe('a bulk', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  const one = { id, version: 1 };

  it.each([
    ['no act', { records: [one] }, '/act'],
    ['another act', { act: 'revise', records: [one] }, '/act'],
    ['no records', { act: 'hide', records: [] }, '/records'],
    ['more than a hundred', { act: 'hide', records: Array.from({ length: 101 }, () => one) }, '/records'],
    ['no id', { act: 'hide', records: [{ id: 'x', version: 1 }] }, '/records/0/id'],
    ['no version', { act: 'hide', records: [{ id }] }, '/records/0/version'],
    ['something else', { act: 'hide', records: [{ ...one, title_fr: 'x' }] }, '/records/0/title_fr'],
  ])('with %s is refused', async (_, body, pointer) => {
    expect((await call('projects/bulk', { body })).body).toMatchObject({
      status: 422,
      errors: [{ pointer }],
    });
  });
});

interface Entry {
  readonly kind: string;
  readonly action: string;
  readonly record: string;
  readonly done_by: string;
  readonly binned: boolean;
}

describe('the journal', () => {
  const entries = async (query: string) => (await call(`journal?${query}`)).body['items'] as Entry[];

  it('tells rights, sign-ins and their refusals, and exports', async () => {
    const other = await aMember(product);
    const roles = `admin/users/${other.id}/roles`;
    await call(roles, { body: { role: 'admin' } });
    await call(`${roles}/admin`, { method: 'DELETE' });
    await product.ask('/api/v1/auth/sign-in', { body: { email: other.email, password: 'faux-mot' } });
    await product.ask('/api/v1/auth/sign-in', { body: { email: other.email, password: PASSWORD } });
    await call('admin/newsletter/export');
    const told = (await entries('kind=users')).filter(({ record }) => record === other.id);
    expect(told.map(({ action, done_by: by }) => [action, by]).toSorted()).toEqual([
      ['granted', 'Awa Koné'],
      ['revoked', 'Awa Koné'],
      ['sign_in_refused', null],
      ['signed_in', 'Awa Koné'],
      ['signed_in', 'Awa Koné'],
    ]);
    expect(await entries('action=exported')).toMatchObject([{ done_by: 'Awa Koné' }]);
  });

  it('tells that messages and subscribers were erased, by whom, and nothing of them', async () => {
    const visitor = { nom: 'Yao', email: 'yao@example.org', message: 'Bonjour' };
    for (const nom of ['Yao', 'Adjoua']) {
      await product.ask('/api/v1/contact-messages', { body: { ...visitor, nom } });
    }
    const idsOf = async (path: string) =>
      ((await call(path)).body['items'] as { id: string; version: number }[]).map(({ id, version }) => ({
        id,
        version,
      }));
    const [one, ...others] = await idsOf('admin/messages?status=new');
    await call(`admin/messages/${one?.id}`, { method: 'DELETE', headers: { 'If-Match': '*' } });
    await call('admin/messages/bulk', { body: { act: 'erase', records: others } });
    const consent = { email: visitor.email, consent: true, website: '', language: 'fr', source: 'resources' };
    await product.ask('/api/v1/newsletter/subscriptions', { body: consent });
    const [subscriber] = await idsOf('admin/newsletter');
    await call(`admin/newsletter/${subscriber?.id}`, { method: 'DELETE' });
    const told = await entries('action=erased');
    const erased = [...others, one].map((message) => ['messages', message?.id]);
    const about = [['newsletter', subscriber?.id], ...erased];
    expect(
      told
        .filter(({ kind }) => ['messages', 'newsletter'].includes(kind))
        .map(({ kind, record }) => [kind, record]),
    ).toEqual(expect.arrayContaining(about));
    expect(told[0]).toEqual({
      ...{ id: expect.any(String), at: expect.any(String), action: 'erased', kind: 'newsletter' },
      ...{ record: subscriber?.id, title: null, amount: null, done_by: 'Awa Koné', binned: false },
    });
  });

  it('does not tell what goes at the end of its time', async () => {
    const before = (await call('journal')).body['total'];
    await product.query('delete from contact_messages; delete from newsletter_subscriptions');
    expect((await call('journal')).body['total']).toBe(before);
  });

  it('says of what is deleted that it lies in the bin', async () => {
    const { id } = (await call('projects', { body: sampleOf(CONTENT_KINDS[0]) })).body;
    await call(`projects/${String(id)}`, { method: 'DELETE', headers: { 'If-Match': '*' } });
    const binned = async () => (await entries('kind=projects')).filter(({ record }) => record === id);
    expect((await binned()).map((entry) => entry.binned)).toEqual([true, true]);
    await call(`bin/projects/${String(id)}/restore`, { method: 'POST' });
    expect((await binned()).map((entry) => entry.binned)).toEqual([false, false, false]);
  });

  it('is filtered by person and day, and paged', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await entries(`by=${editor.id}&action=exported&from=${today}&to=${today}`)).toHaveLength(1);
    expect(await entries('to=2026-01-01')).toEqual([]);
    const { body: page } = await call('journal?limit=1');
    const { body: next } = await call(`journal?limit=1&cursor=${String(page['next_cursor'])}`);
    expect(next['items']).not.toEqual(page['items']);
    for (const query of ['by=x', 'action=x', 'from=2026-02-30', 'colour=red'])
      expect(refusalOf(await call(`journal?${query}`))).toBe('400 invalid_parameter');
    expect((await call('journal?by=x')).body['detail']).toMatch(
      /^Un identifiant comme [\da-f-]{36} est attendu$/,
    );
  });
});
