import { describe, expect, it } from '@jest/globals';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import { refusalOf } from './testing/ask';
import { patient } from './testing/patience';
import { until } from './testing/running-product';
import { administratorOf, linkedOfSuite } from './testing/suite';

const ADMIN = '/api/v1/admin/settings';
const { fresh, link, product } = linkedOfSuite();
const administrator = administratorOf(product, fresh);

const revise = (name: string) =>
  product.ask(ADMIN, {
    method: 'PUT',
    headers: { 'If-Match': '*' },
    body: { ...FIRM_DEFAULTS, name },
    token: administrator.token,
  });

describe('while the settings cannot be read', () => {
  it('pages show the facts that were known last, and nobody keeps them; then the new ones', async () => {
    expect((await revise('Atelier d’avant')).status).toBe(200);
    await until(async () => (await product.ask('/legal')).text.includes('Atelier d’avant'));
    await link.cut();
    try {
      await until(async () => (await product.ask('/health/ready')).status === 503, 6_000);
      for (const path of ['/', '/legal', '/en/contact']) {
        const page = await product.ask(path);
        expect([path, page.status, page.headers['cache-control']]).toEqual([path, 200, 'no-store']);
        expect(page.text).toContain('Atelier d’avant');
      }
      expect(refusalOf(await product.ask('/api/v1/settings'))).toBe('503 dependency_unavailable');
      const refused = await revise('Atelier perdu');
      expect(refusalOf(refused)).toBe('503 dependency_unavailable');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await fresh.database.query(`update settings set name = 'Atelier d’après'`);
    } finally {
      await link.mend();
    }
    const healed = await until(async () => {
      const page = await product.ask('/legal');
      return page.text.includes('Atelier d’après') && page.headers['cache-control'] !== 'no-store';
    });
    expect(healed).toBeLessThan(patient(12_000));
    expect((await product.ask('/legal')).text).not.toContain('Atelier perdu');
  });
});
