import { describe, expect, it } from '@jest/globals';
import { CONTENT_KINDS, FIRM_DEFAULTS, wireFields, type Bucket, type Kind } from '@site/vocabulary';
import type { Asked } from './testing/ask';
import { anAdministrator } from './testing/people';
import { aFileFor } from './testing/sample-files';
import { sampleOf } from './testing/sample-of-kind';
import { administratorOf, memberOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const illustrated = CONTENT_KINDS.map((kind: Kind) => kind).flatMap((kind) =>
  wireFields(kind.fields).flatMap(({ name, field }) =>
    field.type === 'file' ? [{ kind, name, bucket: field.bucket }] : [],
  ),
);

const product = productOfSuite();
const editor = administratorOf(product);
const member = memberOf(product);

const call = (path: string, asked: Asked = {}) =>
  product.ask(`/api/v1/${path}`, { ...asked, token: editor.token });
const post = (path: string) => call(path, { method: 'POST' });
const upload = async (bucket: Bucket): Promise<string> => {
  const form = await aFileFor(bucket);
  return String((await call(`files/${bucket}`, { method: 'POST', ...form })).body['url']);
};
/** Of the file, and of what is made of an image; a document has one answer, which stands for both. */
const statuses = async (url: string, asked: Asked = {}) =>
  Promise.all(
    [url, url.endsWith('.pdf') ? url : `${url}?w=640`].map(
      async (one) => (await product.ask(one, asked)).status,
    ),
  );
const SHOWN = [200, 200];
const GONE = [404, 404];

describe.each(illustrated)('the $name of one of $kind.name', ({ kind, name, bucket }) => {
  const make = async (image: string, more = {}) =>
    String((await call(kind.url, { body: sampleOf(kind, { [name]: image, ...more }) })).body['id']);
  const put = (id: string, body: object) =>
    call(`${kind.url}/${id}`, { method: 'PUT', headers: { 'If-Match': '*' }, body });

  it('is told to nobody but administrators while it is hidden, and to everybody again', async () => {
    const image = await upload(bucket);
    const id = await make(image, { hidden: true });
    expect(await statuses(image)).toEqual(GONE);
    expect(await statuses(image, { method: 'HEAD' })).toEqual(GONE);
    expect(await statuses(image, { token: member.token })).toEqual(GONE);
    expect(await statuses(image, { headers: { Cookie: member.cookie } })).toEqual(GONE);
    expect(await statuses(image, { token: editor.token })).toEqual(SHOWN);
    const own = await product.ask(image, { headers: { Cookie: editor.cookie } });
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'no-store']);
    await put(id, sampleOf(kind, { [name]: image, hidden: false }));
    expect(await statuses(image)).toEqual(SHOWN);
  });

  it('goes to the bin and comes back with it', async () => {
    const image = await upload(bucket);
    const id = await make(image);
    expect(await statuses(image)).toEqual(SHOWN);
    await call(`${kind.url}/${id}`, { method: 'DELETE', headers: { 'If-Match': '*' } });
    expect(await statuses(image)).toEqual(GONE);
    expect(await statuses(image, { headers: { Cookie: editor.cookie } })).toEqual(SHOWN);
    await post(`bin/${kind.url}/${id}/restore`);
    expect(await statuses(image)).toEqual(SHOWN);
  });

  it('is shown while any record uses it that is, and not once a hidden one stops', async () => {
    const image = await upload(bucket);
    expect(await statuses(image)).toEqual(SHOWN);
    const [hidden, shown] = [await make(image, { hidden: true }), await make(image)];
    expect(await statuses(image)).toEqual(SHOWN);
    await put(shown, sampleOf(kind));
    expect(await statuses(image)).toEqual(GONE);
    await put(hidden, sampleOf(kind, { hidden: true }));
    expect(await statuses(image)).toEqual(GONE);
    expect(await statuses(image, { token: editor.token })).toEqual(SHOWN);
  });

  it('is shown on once it was only replaced where everybody saw it', async () => {
    const image = await upload(bucket);
    const id = await make(image, { hidden: true });
    await put(id, sampleOf(kind, { [name]: image, hidden: false }));
    await put(id, sampleOf(kind));
    expect(await statuses(image)).toEqual(SHOWN);
    await put(id, sampleOf(kind, { [name]: image }));
    await put(id, sampleOf(kind, { hidden: true }));
    expect(await statuses(image)).toEqual(GONE);
  });

  it('stays hidden when its record is erased from the bin', async () => {
    const image = await upload(bucket);
    const id = await make(image);
    await call(`${kind.url}/${id}`, { method: 'DELETE', headers: { 'If-Match': '*' } });
    await call(`bin/${kind.url}/${id}`, { method: 'DELETE' });
    expect(await statuses(image)).toEqual(GONE);
    expect(await statuses(image, { token: editor.token })).toEqual(SHOWN);
    await make(image);
    expect(await statuses(image)).toEqual(SHOWN);
  });
});

describe('a file', () => {
  it('of news is there with its publication', async () => {
    const image = await upload('news-images');
    const [news] = CONTENT_KINDS.filter(({ name }) => name === 'news');
    const body = { ...sampleOf(news as Kind), image_url: image, published_at: '2999-01-01T00:00:00Z' };
    const { body: made } = await call('news', { body });
    expect(await statuses(image)).toEqual(GONE);
    const moment = 'update news set published_at = now() where id = $1';
    await product.query(moment, [made['id']]);
    expect(await statuses(image)).toEqual(SHOWN);
  });

  it('of the settings is nobody’s secret', async () => {
    const image = await upload('project-images');
    await call('projects', { body: sampleOf(CONTENT_KINDS[0], { image_url: image, hidden: true }) });
    const body = { ...FIRM_DEFAULTS, share_image_url: image };
    await call('admin/settings', { method: 'PUT', headers: { 'If-Match': '*' }, body });
    expect(await statuses(image)).toEqual(SHOWN);
  });

  it('is not opened by a cookie whose session has ended', async () => {
    const image = await upload('project-images');
    await call('projects', { body: sampleOf(CONTENT_KINDS[0], { image_url: image, hidden: true }) });
    const other = await anAdministrator(product, product.query);
    expect(await statuses(image, { headers: { Cookie: other.cookie } })).toEqual(SHOWN);
    await product.query('delete from user_roles where user_id = $1', [other.id]);
    expect(await statuses(image, { headers: { Cookie: other.cookie } })).toEqual(GONE);
    const another = await anAdministrator(product, product.query);
    await product.query('update sessions set revoked_at = now() where user_id = $1', [another.id]);
    expect(await statuses(image, { headers: { Cookie: another.cookie } })).toEqual(GONE);
  });
});
