import { describe, expect, it } from '@jest/globals';
import { existsSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { BUCKETS } from '@site/vocabulary';
import { commandHere, type Carried } from './testing/command-here';
import { runBuilt } from './testing/running-product';
import { aJpeg, aProject, formWith } from './testing/sample-content';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const product = productOfSuite();
const administrator = administratorOf(product);

const environmentOf = ({ appUrl, ownerUrl }: FreshDatabase) => ({
  DATABASE_URL: appUrl,
  MIGRATION_DATABASE_URL: ownerUrl,
  DATA_DIR: product.dataDir,
});
const filesOf = (database: FreshDatabase, ...args: readonly string[]): Promise<Carried> =>
  commandHere(['files', ...args], environmentOf(database));
const files = (...args: readonly string[]): Promise<Carried> => filesOf(product.database, ...args);
async function upload(): Promise<string> {
  const form = formWith(await aJpeg());
  const { body } = await product.ask('/api/v1/files/project-images', {
    method: 'POST',
    ...form,
    token: administrator.token,
  });
  return String(body['url']);
}
const pathOf = (url: string): string => join(product.dataDir, url);
const waitTwoDays = () => product.query(`update files set uploaded_at = uploaded_at - interval '2 days'`);

describe('the command files', () => {
  it('sweep removes what nobody saved and says how much', async () => {
    await upload();
    await waitTwoDays();
    const built = (verb: string) => runBuilt('cli', ['files', verb], environmentOf(product.database));
    const due = await built('check');
    expect([due.code, due.output]).toEqual([
      0,
      expect.stringMatching(/never saved : 1, 0\.00 MB ; .*due : 1/),
    ]);
    const { code, output } = await built('sweep');
    expect(code).toBe(0);
    expect(output).toContain('never saved, removed : 1');
    expect(output).toContain('objects deleted : 1, 0.00 MB');
    expect((await files('sweep')).output).toContain('never saved, removed : 0');
  });

  it('check says what is there in each bucket, changes nothing and succeeds', async () => {
    const url = await upload();
    await product.ask('/api/v1/projects', {
      body: aProject({ image_url: url }),
      token: administrator.token,
    });
    await upload();
    const before = await product.state();
    const { code, output } = await files('check');
    expect(code).toBe(0);
    for (const bucket of Object.keys(BUCKETS)) expect(output).toContain(bucket);
    expect(output).toMatch(/in use : 1, 0\.00 MB/);
    expect(output).toMatch(/never saved : 1, .*next removal : \d{4}-\d\d-\d\dT/);
    expect(output).not.toMatch(/MISSING|miscounted/);
    expect(await product.state()).toEqual(before);
  });

  it('check fails and names the record whose file is gone', async () => {
    const url = await upload();
    const { body } = await product.ask('/api/v1/projects', {
      body: aProject({ image_url: url }),
      token: administrator.token,
    });
    renameSync(pathOf(url), `${pathOf(url)}.kept`);
    const { code, output } = await files('check');
    renameSync(`${pathOf(url)}.kept`, pathOf(url));
    expect(code).toBe(1);
    expect(output).toContain(`MISSING : ${url} ← projects ${String(body['id'])}`);
    expect(output).toContain('Records point at a file that is missing.');
    expect(output).not.toMatch(/\n\s+at |node_modules/);
    expect((await files('check')).code).toBe(0);
  });

  it('sweep fails and names what it could not remove', async () => {
    await upload();
    await waitTwoDays();
    const folder = join(product.dataDir, 'files/publications');
    writeFileSync(folder, '');
    const { code, output } = await files('sweep');
    rmSync(folder);
    expect(code).toBe(1);
    expect(output).toContain('objects deleted : 2');
    expect(output).toMatch(/FAILED : \/files\/publications /);
    expect(output).toContain('Not everything could be removed; run it again.');
  });

  it('sweep with the database of another store removes nothing, unless it is told to', async () => {
    const url = await upload();
    const longAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
    utimesSync(pathOf(url), longAgo, longAgo);
    const other = await freshDatabase();
    try {
      const { code, output } = await filesOf(other, 'sweep');
      expect([code, existsSync(pathOf(url))]).toEqual([1, true]);
      expect(output).toMatch(/unknown, left alone : [1-9]/);
      expect(output).toContain('npm run files -- sweep-unknown');
      expect((await filesOf(other, 'sweep-unknown')).code).toBe(0);
      expect(existsSync(pathOf(url))).toBe(false);
    } finally {
      await other.close();
    }
  });

  it('check says that the store does not answer', async () => {
    const folder = join(product.dataDir, 'files/publications');
    writeFileSync(folder, '');
    const { code, output } = await files('check');
    rmSync(folder);
    expect(code).toBe(1);
    expect(output).toContain('The store of the files does not answer.');
  });

  it('shows what there is when it is not understood', async () => {
    for (const args of [[], ['burn'], ['check', 'twice']]) {
      const { code, output } = await files(...args);
      expect([code, output]).toEqual([1, expect.stringContaining('files check|sweep|sweep-unknown')]);
    }
  });
});
