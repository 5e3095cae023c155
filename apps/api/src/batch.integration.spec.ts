import { describe, expect, it } from '@jest/globals';
import { CONTENT_KINDS, wireFields, type Kind } from '@site/vocabulary';
import { refusalOf, type Answer } from './testing/ask';
import { aNewsItem } from './testing/sample-news-item';
import { aProject } from './testing/sample-content';
import { sampleOf } from './testing/sample-of-kind';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const product = productOfSuite();
const administrator = administratorOf(product);

interface Result {
  readonly kind: string;
  readonly id: string;
  readonly version: number | null;
}

const batch = (operations: readonly object[], headers = {}) =>
  product.ask('/api/v1/batch', { body: { operations }, token: administrator.token, headers });
const resultsOf = ({ status, body }: Answer) => {
  expect([status, body]).toEqual([200, { results: expect.anything() }]);
  return body['results'] as Result[];
};
const errorsOf = ({ body }: Answer) =>
  (body['errors'] as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`);
const create = (values: object = aProject(), kind = 'projects') => ({ act: 'create', kind, values });
const one = async (values: object = aProject(), kind = 'projects') =>
  resultsOf(await batch([create(values, kind)]))[0]!;
const read = (id: string, kind = 'projects') =>
  product.ask(`/api/v1/${kind}/${id}`, { token: administrator.token });

describe('a batch', () => {
  it('creates, changes and removes records of several kinds, in its order', async () => {
    const [changed, removed] = [await one(), await one()];
    const done = resultsOf(
      await batch([
        create(aNewsItem(), 'news'),
        { act: 'change', kind: 'projects', id: changed.id, version: 1, values: { status: 'completed' } },
        { act: 'remove', kind: 'projects', id: removed.id, version: 1, values: {} },
      ]),
    );
    expect(done).toEqual([
      { kind: 'news', id: expect.any(String), version: 1 },
      { kind: 'projects', id: changed.id, version: 2 },
      { kind: 'projects', id: removed.id, version: null },
    ]);
    const { body } = await read(changed.id);
    expect(body).toMatchObject({ ...aProject(), status: 'completed', version: 2 });
    expect((await read(removed.id)).status).toBe(404);
    const kept = await product.query<{ version: number }>(
      'select version from record_versions where record = $1 order by version',
      [changed.id],
    );
    expect(kept.map(({ version }) => version)).toEqual([1, 2]);
    const noted = await product.query<{ deed: string }>(
      'select deed from journal where record = any($1::uuid[]) and done_by = $2 order by at',
      [[changed.id, removed.id], administrator.id],
    );
    expect(noted.map(({ deed }) => deed).sort()).toEqual(['published', 'published', 'revised', 'withdrawn']);
  });

  it('does nothing at all when one of it is refused, and points at each that is', async () => {
    const [id, stale, other, third, fourth] = await Promise.all(
      Array.from({ length: 5 }, async () => (await one()).id),
    );
    const before = await product.state();
    const refused = await batch([
      { act: 'change', kind: 'projects', id, version: 1, values: { location: 'Man' } },
      create(aProject({ title_fr: ' ', status: 'unknown' })),
      { act: 'change', kind: 'projects', id: stale, version: 7, values: { location: 'Man' } },
      { act: 'remove', kind: 'news', id, version: 1 },
      { act: 'change', kind: 'projects', id: other, version: 1, values: { colour: 'red', hidden: 'yes' } },
      { act: 'remove', kind: 'projects', id: third, values: { location: 'Man' } },
      { ...create(), id: fourth },
      { act: 'remove', kind: 'projects', id, version: 1 },
    ]);
    expect(refusalOf(refused)).toBe('422 validation_failed');
    const { errors } = refused.body as { errors: { code: string; message: string; changed_by?: string }[] };
    expect(errors.filter((one) => 'changed_by' in one)).toMatchObject([
      { code: 'record_changed', changed_by: 'Awa Koné', message: 'Awa Koné a modifié cette fiche' },
    ]);
    expect(errorsOf(refused).sort()).toEqual([
      '/operations/1/values/status status_unknown',
      '/operations/1/values/title_fr title_fr_required',
      '/operations/2/id record_changed',
      '/operations/3/id record_gone',
      '/operations/4/values/colour field_unknown',
      '/operations/4/values/hidden flag_expected',
      '/operations/5/values field_unknown',
      '/operations/5/version value_required',
      '/operations/6/id field_unknown',
      '/operations/7/id record_repeated',
    ]);
    expect(await product.state()).toEqual(before);
  });

  it.each([
    [[], ' object_expected'],
    [{ operations: [] }, '/operations several_expected'],
    [{ operations: null }, '/operations several_expected'],
    [{ operations: ['x'] }, '/operations/0 object_expected'],
    [{ operations: [{ ...create(), id: 'x' }] }, '/operations/0/id id_expected'],
    [{ operations: [{ ...create(), version: 0 }] }, '/operations/0/version whole_number_invalid'],
    [{ operations: [{ ...create(), values: [] }] }, '/operations/0/values object_expected'],
  ])('says of %j what it expects: %s', async (body, refusal) => {
    const refused = await product.ask('/api/v1/batch', { body, token: administrator.token });
    expect([refused.status, ...errorsOf(refused)]).toEqual([422, refusal]);
  });

  it('refuses what a request of its own would refuse, and empties nothing', async () => {
    const { id } = await one(aProject({ status: 'completed', client: 'Mairie' }));
    const { id: item } = resultsOf(await batch([create(aNewsItem(), 'news')]))[0]!;
    const wrong = { status: null, image_url: false, featured: null, client: [], beneficiaries: {} };
    const refused = await batch([
      create(wrong),
      { act: 'change', kind: 'projects', id, version: 1, values: wrong },
      create(aNewsItem({ published_at: false }), 'news'),
      { act: 'change', kind: 'news', id: item, version: 1, values: { published_at: ['2026-03-01'] } },
    ]);
    expect(refusalOf(refused)).toBe('422 validation_failed');
    const refusals = [
      'beneficiaries beneficiaries_required',
      'client text_expected',
      'featured flag_expected',
      'image_url text_expected',
      'status status_unknown',
    ];
    const errors = errorsOf(refused);
    for (const place of [0, 1])
      expect(errors).toEqual(
        expect.arrayContaining(refusals.map((one) => `/operations/${place}/values/${one}`)),
      );
    expect(errors).toEqual(expect.arrayContaining(['/operations/0/values/title_fr title_fr_required']));
    expect(errors.filter((one) => one.startsWith('/operations/1/'))).toHaveLength(refusals.length);
    expect(errors.slice(-2)).toEqual([
      '/operations/2/values/published_at date_invalid',
      '/operations/3/values/published_at date_invalid',
    ]);
    expect((await read(id)).body).toMatchObject({ status: 'completed', client: 'Mairie', version: 1 });
    const nothing = { client: null, image_url: null };
    resultsOf(await batch([{ act: 'change', kind: 'projects', id, version: 1, values: nothing }]));
    expect((await read(id)).body).toMatchObject({ ...nothing, status: 'completed', version: 2 });
  });

  it.each(CONTENT_KINDS.map((kind: Kind) => kind))(
    'changes one of $name as it was read, and nothing of it that is not written',
    async (described) => {
      const kind = described.url;
      const { id } = await one(sampleOf(described), kind);
      const { body: before } = await read(id, kind);
      const [{ name } = { name: '' }] = wireFields(described.fields);
      const change = (version: number, values: object) =>
        batch([{ act: 'change', kind, id, version, values }]);
      expect(resultsOf(await change(1, { ...before, [name]: 'Autre' }))).toEqual([{ kind, id, version: 2 }]);
      const { body: after } = await read(id, kind);
      const moved = { [name]: 'Autre', version: 2, updated_at: expect.any(String) };
      expect(after).toEqual({ ...before, ...moved, english_outdated: after['english_outdated'] });
      const others = { id: administrator.id, version: 7, updated_at: '2026-01-01T00:00:00.000000Z' };
      expect(errorsOf(await change(2, { ...after, ...others })).sort()).toEqual(
        ['id', 'updated_at', 'version'].map((other) => `/operations/0/values/${other} field_read_only`),
      );
      expect(errorsOf(await change(1, before))).toEqual(['/operations/0/id record_changed']);
    },
  );

  it('goes on after what the database itself refuses, to say all that is wrong', async () => {
    for (let featured = 0; featured < 6; featured += 1) {
      const answer = await batch([create(aProject({ featured: true }))]);
      if (answer.status !== 200) break;
    }
    const refused = await batch([create(aProject({ featured: true })), create(aProject({ date: '' }))]);
    expect(errorsOf(refused)).toEqual([
      '/operations/0/values/featured featured_full',
      '/operations/1/values/date date_required',
    ]);
  });

  it('is done once under a key, and takes a hundred operations', async () => {
    const { body: before } = await product.ask('/api/v1/projects?limit=1');
    const headers = { 'Idempotency-Key': 'import-7' };
    const hundred = Array.from({ length: 100 }, () => create());
    const first = resultsOf(await batch(hundred, headers));
    expect(resultsOf(await batch(hundred, headers))).toEqual(first);
    const { body: after } = await product.ask('/api/v1/projects?limit=1');
    expect(Number(after['total'])).toBe(Number(before['total']) + 100);
    for (const operations of [[...hundred, create()], [], [{ act: 'erase', kind: 'projects' }]])
      expect(refusalOf(await batch(operations))).toBe('422 validation_failed');
  });
});
