import { beforeEach, describe, expect, it } from '@jest/globals';
import { FEATURED_PROJECTS } from '@site/vocabulary';
import { refusalOf, type Asked } from './testing/ask';
import { aProject } from './testing/sample-content';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const PROJECTS = '/api/v1/projects';
const product = productOfSuite();
const editor = administratorOf(product);

beforeEach(() => product.query('delete from projects'));

const call = (path: string, asked: Asked = {}) => product.ask(path, { ...asked, token: editor.token });
const make = async (more: object = {}) =>
  String((await call(PROJECTS, { body: { ...aProject(), ...more } })).body['id']);
const feature = () => make({ featured: true });
const change = (id: string, body: object) =>
  call(`${PROJECTS}/${id}`, { method: 'PATCH', headers: { 'If-Match': '*' }, body });
const remove = (id: string) => call(`${PROJECTS}/${id}`, { method: 'DELETE', headers: { 'If-Match': '*' } });
const featured = async () => {
  const { body } = await product.ask(`${PROJECTS}?featured=true`);
  return (body['items'] as { id: string }[]).map(({ id }) => id).toReversed();
};

describe('featured projects', () => {
  it.each([
    ['fr', 'À la une', '3 projets sont déjà à la une\u00a0: retirez-en un d’abord'],
    ['en', 'Featured', '3 projects are featured already: take one off first'],
  ])('are three at most, which is said at the field (%s)', async (language, title, message) => {
    const three = [await feature(), await feature(), await feature()];
    const refused = await call(PROJECTS, {
      body: { ...aProject(), title_fr: title, featured: true },
      headers: { 'Accept-Language': language },
    });
    expect(refusalOf(refused)).toBe('422 validation_failed');
    expect(refused.body['errors']).toMatchObject([{ pointer: '/featured', code: 'featured_full', message }]);
    expect(await featured()).toEqual(three);
    const fourth = await make();
    expect(refusalOf(await change(fourth, { featured: true }))).toBe('422 validation_failed');
    expect((await change(three[0]!, { featured: false })).status).toBe(200);
    expect((await change(fourth, { featured: true })).status).toBe(200);
    expect(await featured()).toEqual([three[1], three[2], fourth]);
  });

  it('are three at most when many are featured at once, by posts and changes alike', async () => {
    const standing = await Promise.all(Array.from({ length: 6 }, () => make()));
    const answers = await Promise.all([
      ...standing.map((id) => change(id, { featured: true })),
      ...Array.from({ length: 6 }, () => call(PROJECTS, { body: { ...aProject(), featured: true } })),
    ]);
    const counts = answers.map(({ status }) => status);
    expect(counts.filter((status) => status === 422)).toHaveLength(12 - FEATURED_PROJECTS);
    expect(counts.filter((status) => status < 300)).toHaveLength(FEATURED_PROJECTS);
    expect(await featured()).toHaveLength(FEATURED_PROJECTS);
  });

  it('stay as they are where nobody says anything of it, and where a version is restored', async () => {
    const id = await feature();
    const path = `${PROJECTS}/${id}`;
    const { status } = await call(path, { method: 'PUT', headers: { 'If-Match': '"v1"' }, body: aProject() });
    expect([status, await featured()]).toEqual([200, [id]]);
    await change(id, { featured: false });
    const restored = await call(`${path}/versions/1/restore`, {
      method: 'POST',
      headers: { 'If-Match': '*' },
    });
    expect([restored.status, await featured()]).toEqual([200, []]);
  });

  it('come back from the bin as they were, or unfeatured where others have been featured meanwhile', async () => {
    const [first, second] = [await feature(), await feature()];
    for (const id of [first, second]) await remove(id);
    const restore = (id: string) =>
      call(`/api/v1/bin/projects/${id}/restore`, { method: 'POST', headers: { 'If-Match': '*' } });
    const others = [await feature(), await feature()];
    for (const id of [first, second]) expect((await restore(id)).status).toBe(200);
    expect((await featured()).toSorted()).toEqual([first, ...others].toSorted());
    expect((await product.ask(`${PROJECTS}/${second}`)).body).toMatchObject({ featured: false });
  });

  it('are told by the journal as such, but where more was changed', async () => {
    const id = await make();
    for (const body of [{ featured: true }, { featured: false }, { featured: true, location: 'Man' }])
      await change(id, body);
    const { body } = await call('/api/v1/journal?kind=projects&limit=4');
    expect(body['items']).toMatchObject(
      ['revised', 'unfeatured', 'featured', 'published'].map((action) => ({
        ...{ action, record: id, done_by: 'Awa Koné' },
      })),
    );
  });

  it('can be hidden, and are then not told to visitors', async () => {
    await make({ featured: true, hidden: true });
    expect(await featured()).toEqual([]);
    expect((await call(`${PROJECTS}?featured=true`)).body['total']).toBe(1);
  });
});
