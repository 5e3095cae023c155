import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { FileUpkeep } from '@site/api-files';
import { FIRM_DEFAULTS, type Firm } from '@site/vocabulary';
import { pointersOf, refusalOf } from './testing/ask';
import { anAdministrator, type Person } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { startBuilt, until, type RunningProduct } from './testing/running-product';
import { aJpeg, formWith } from './testing/sample-content';
import { aPdf } from './testing/sample-publication';

const ADMIN = '/api/v1/admin/settings';
const NEW = { name: 'Atelier fictif', phone: '+225 27 11 22 33 44', trade_register_number: 'CI-FICTIF-1' };
let product: Product;
let instances: readonly [RunningProduct, RunningProduct];
let administrator: Person;

/** The API in this process, and two instances of the whole site as they run, on one database. */
beforeAll(async () => {
  product = await startProduct();
  administrator = await anAdministrator(product, product.query);
  const start = () => startBuilt(product.database, { dataDir: product.dataDir });
  instances = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const instance of instances) expect((await instance.stop()).code).toBe(0);
  await product.stop();
});
beforeEach(() => product.query('delete from settings'));

const revise = (changes: Partial<Firm> = {}, seen = '*', instance: Pick<Product, 'ask'> = instances[0]) =>
  instance.ask(ADMIN, {
    method: 'PUT',
    headers: { 'If-Match': seen },
    body: { ...FIRM_DEFAULTS, ...changes },
    token: administrator.token,
  });

async function textOf(instance: RunningProduct, path: string): Promise<string> {
  const { status, text } = await instance.ask(path);
  expect([path, status]).toEqual([path, 200]);
  return text;
}

describe('the settings', () => {
  it('are what the specification says on every instance until somebody changes them', async () => {
    for (const instance of instances) {
      expect((await instance.ask('/api/v1/settings')).body).toEqual(FIRM_DEFAULTS);
      expect(await textOf(instance, '/')).not.toContain('href="tel:');
    }
  });

  it('are live on all pages of all instances within a second, and back as fast', async () => {
    const pages = ['/', '/contact', '/legal', '/en/contact', '/en/legal'];
    const shown = instances.flatMap((instance) => pages.map((path) => ({ instance, path })));
    for (const { instance, path } of shown) {
      expect(await textOf(instance, path)).not.toContain(NEW.name);
      expect((await instance.ask(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
    // What is asked for a second after the change, the pages that were kept before it included, is the change.
    const expectShown = async ({ name, phone }: Pick<Firm, 'name' | 'phone'>): Promise<void> => {
      await pause(1_000);
      for (const { instance, path } of shown) {
        const text = await textOf(instance, path);
        expect([path, text.includes(name), /href="tel:/.test(text)]).toEqual([path, true, phone !== null]);
        if (phone !== null) expect(text).toContain(phone);
      }
    };
    expect((await revise(NEW)).status).toBe(200);
    await expectShown(NEW);
    for (const instance of instances) {
      expect(await textOf(instance, '/legal')).toContain(NEW.trade_register_number);
      expect((await instance.ask('/api/v1/settings')).body).toMatchObject(NEW);
    }
    expect((await revise({}, '*', instances[1])).status).toBe(200);
    await expectShown(FIRM_DEFAULTS);
  });

  it('show hostile texts as texts', async () => {
    const name = `<script>window.__xss=1</script>"><img src=x onerror=window.__xss=1>'); drop table settings;--`;
    expect((await revise({ name, address_fr: '{{7*7}}${7*7}<%= 7*7 %>' })).status).toBe(200);
    for (const path of ['/', '/contact', '/legal', '/en/legal']) {
      await until(
        async () => (await textOf(instances[1], path)).includes('&lt;script&gt;window.__xss'),
        2_000,
      );
      const text = await textOf(instances[1], path);
      expect(text).not.toMatch(/<script>window\.__xss|<img src=x/);
    }
    expect(await textOf(instances[1], '/contact')).toContain('{{7*7}}${7*7}&lt;%= 7*7\u00A0%&gt;');
    expect((await instances[1].ask('/api/v1/settings')).body['name']).toBe(name);
  });

  it('of two first editors on two instances, and of five later ones, are those of one', async () => {
    const first = await Promise.all(instances.map((instance) => revise(NEW, '"v0"', instance)));
    expect(first.map(({ status }) => status).sort()).toEqual([200, 412]);
    const later = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => revise({ name }, '"v1"')));
    expect(later.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    const winner = later.find(({ status }) => status === 200);
    const standing = await instances[1].ask(ADMIN, { token: administrator.token });
    expect([standing.body['name'], standing.headers['etag']]).toEqual([winner?.body['name'], '"v2"']);
    const stale = await revise({ name: 'f' }, '"v1"');
    expect(stale.body).toMatchObject({ code: 'edit_conflict', changed_by: 'Awa Koné' });
    expect(stale.headers['etag']).toBe('"v2"');
  });

  it('that are refused leave everything as it was', async () => {
    await revise(NEW);
    const before = await product.state();
    const refusals = [
      await revise({ phone: 'a\r\nb' }),
      await revise({ capital_fcfa: 1e300 }),
      await revise({ created_on: '2025-02-30' }),
      await revise({ saturday_open: null }),
      await revise({ name: `a\u0000` }),
    ];
    expect(refusals.map((answer) => [answer.status, ...pointersOf(answer)])).toEqual([
      [422, '/phone'],
      [422, '/capital_fcfa'],
      [422, '/created_on'],
      [422, '/saturday_open'],
      [422, '/name'],
    ]);
    expect(refusalOf(await revise({}, ''))).toBe('428 precondition_required');
    expect(await product.state()).toEqual(before);
  });
});

describe('the files of the settings', () => {
  async function uploaded(bucket: string, form: ReturnType<typeof formWith>): Promise<string> {
    const { body } = await product.ask(`/api/v1/files/${bucket}`, {
      method: 'POST',
      ...form,
      token: administrator.token,
    });
    return String(body['url']);
  }
  const aBrochure = async () =>
    uploaded('publications', formWith(aPdf(), { name: 'brochure.pdf', type: 'application/pdf' }));
  const aPicture = async () => uploaded('project-images', formWith(await aJpeg(640, 480)));
  const served = async (url: string): Promise<number> => (await product.ask(url)).status;

  it('outlive every sweep, and go in their time once they are replaced', async () => {
    const [brochure_url, share_image_url] = [await aBrochure(), await aPicture()];
    expect((await revise({ brochure_url, share_image_url })).status).toBe(200);
    const aged = (days: number) =>
      product.query(
        `update files set uploaded_at = uploaded_at - make_interval(days => $1),
         unused_since = unused_since - make_interval(days => $1)`,
        [days],
      );
    const upkeep = product.app.get(FileUpkeep, { strict: false });
    await aged(400);
    await upkeep.sweep();
    expect([await served(brochure_url), await served(share_image_url)]).toEqual([200, 200]);
    expect((await revise({ brochure_url })).status).toBe(200);
    await aged(31);
    await upkeep.sweep();
    expect([await served(brochure_url), await served(share_image_url)]).toEqual([200, 404]);
  });

  it('are refused when they are in another place, unknown or elsewhere', async () => {
    const before = await product.state();
    const picture = await aPicture();
    for (const changes of [
      { brochure_url: picture },
      { brochure_url: '/files/publications/0f3c9a5e7b1d4826a0c4e8f2b6d91357.pdf' },
      { share_image_url: 'https://evil.test/x.jpg' },
      { share_image_url: 'javascript:alert(1)' },
    ]) {
      const answer = await revise(changes);
      expect([refusalOf(answer), ...pointersOf(answer)]).toEqual([
        '422 validation_failed',
        `/${Object.keys(changes)[0]}`,
      ]);
    }
    expect((await product.state())['settings']).toEqual(before['settings']);
  });
});

describe('former settings', () => {
  const versions = `${ADMIN}/versions`;
  const call = (path: string, method = 'GET', seen?: string) =>
    product.ask(path, { method, token: administrator.token, ...(seen && { headers: { 'If-Match': seen } }) });
  const restore = (seen?: string) => call(`${versions}/1/restore`, 'POST', seen);

  beforeEach(async () => {
    await product.query(`delete from record_versions where kind = 'settings'`);
    await revise({ name: 'Premier' }, '*', product);
    await revise({ name: 'Deuxième', phone: NEW.phone }, '"v1"', product);
  });

  it('are none before the first change', async () => {
    await product.query(`delete from record_versions where kind = 'settings'`);
    expect((await call(versions)).body).toEqual({ items: [], total: 0, next_cursor: null });
  });

  it('are kept with who wrote what, and come back as new ones for who has seen those that stand', async () => {
    const by = { edited_by: 'Awa Koné' };
    const [second, first] = [
      { version: 2, ...by, changed: ['name', 'phone'] },
      { version: 1, ...by, changed: [] },
    ];
    expect((await call(versions)).body).toMatchObject({ total: 2, items: [second, first] });
    expect(refusalOf(await restore())).toBe('428 precondition_required');
    const stale = await restore('"v1"');
    expect([refusalOf(stale), stale.body['changed_by']]).toEqual(['412 edit_conflict', 'Awa Koné']);
    const back = await restore('"v2"');
    expect([back.status, back.body, back.headers['etag']]).toEqual([200, { version: 3 }, '"v3"']);
    expect((await call(ADMIN)).body).toMatchObject({ name: 'Premier', phone: null });
    expect((await call(versions)).body).toMatchObject({ items: [{ version: 3, ...by }, second, first] });
    const { body } = await call('/api/v1/journal?kind=settings&limit=3');
    expect(body['items']).toMatchObject(
      ['restored', 'revised', 'revised'].map((action) => ({ action, done_by: 'Awa Koné' })),
    );
  });

  it('are refused at the field that is accepted no more', async () => {
    await product.query(
      `update record_versions set fields = fields || '{"email": "x"}' where kind = 'settings' and version = 1`,
    );
    const answer = await restore('"v2"');
    expect([refusalOf(answer), pointersOf(answer)]).toEqual(['422 validation_failed', ['/email']]);
    expect((await call(ADMIN)).body).toMatchObject({ name: 'Deuxième' });
  });
});
