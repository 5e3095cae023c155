import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { anAdministrator } from './testing/people';
import { startBuilt, until } from './testing/running-product';
import { aProject } from './testing/sample-content';
import { linkTo, type ServiceLink } from './testing/service-link';

let fresh: FreshDatabase;
let link: ServiceLink;

beforeAll(async () => {
  fresh = await freshDatabase();
  link = await linkTo(fresh.appUrl);
});
afterAll(async () => {
  await link.close();
  await fresh.close();
});

describe('the log of an outage', () => {
  it('says once why the database is away, and of each request that it refuses one line without a stack', async () => {
    const urls = { appUrl: link.through(fresh.appUrl), ownerUrl: link.through(fresh.ownerUrl) };
    // Nobody asks how it is, as behind Debian's nginx.
    const product = await startBuilt(urls);
    const { token } = await anAdministrator(product, fresh.database.query);
    const before = product.log().length;
    await link.cut();
    for (const limit of [1, 2, 3, 4, 5]) {
      await product.ask(`/api/v1/projects?limit=${limit}`);
      await product.ask('/api/v1/projects', { body: aProject(), token });
      for (const path of [
        '/projects',
        '/inconnue',
        '/sitemap.xml',
        `/files/publications/${'a'.repeat(32)}.pdf`,
      ])
        await product.ask(path);
    }
    await link.mend();
    await until(() => product.log().some(({ msg }) => msg === 'content changes are heard again'));
    await until(async () => (await product.ask('/api/v1/projects?limit=9')).status === 200);
    await product.stop();
    const lines = product.log().slice(before);
    const { port } = new URL(urls.appUrl);
    const whole = lines.filter(({ msg }) => msg === 'dependency unavailable');
    expect(whole).toMatchObject([{ err: { message: `connect ECONNREFUSED 127.0.0.1:${port}` } }]);
    const refused = lines.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(20);
    expect(new Set(refused.map(({ unavailable }) => unavailable))).toEqual(new Set(['ECONNREFUSED']));
    // Who listens for changes, and who works beside requests, says so for himself, once.
    const others = lines.filter(({ err, context }) => err !== undefined && context !== 'Problem');
    expect(others.map(({ msg }) => msg)).toEqual([...new Set(others.map(({ msg }) => msg))]);
    const pages = lines.filter(({ context }) => context === 'Pages').map(({ msg }) => msg);
    expect(pages).toEqual([...new Set(pages)]);
    expect(pages).not.toEqual([]);
  });
});
