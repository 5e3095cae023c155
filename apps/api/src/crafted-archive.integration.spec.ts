import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Backup, Restore, verifyArchive } from '@site/api-platform/backup';
import { craftArchive, emptyDatabase, freshDatabase, partsOf } from '@site/api-platform/testing';
import type { ArchiveParts as Parts, FreshDatabase } from '@site/api-platform/testing';
import { migrations } from './migrations';
import { reasonOf } from './reason-of';
import { runBuilt } from './testing/running-product';
import { aStore } from './testing/stores-of-backup';

let fresh: FreshDatabase;
let place: Awaited<ReturnType<typeof emptyDatabase>>;
let folder: string;
/** Of a good archive. */
let parts: Parts;

beforeAll(async () => {
  [fresh, place] = [await freshDatabase(), await emptyDatabase()];
  folder = mkdtempSync(join(tmpdir(), 'site-crafted-'));
  const path = join(folder, 'good.backup');
  await new Backup({ databaseUrl: fresh.appUrl, files: aStore(), passphrase: undefined }).write(path);
  parts = await partsOf(path);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await fresh.close();
  await place.drop();
});

/** An archive whose checksums are right, whatever stands in it. */
async function crafted(change: (parts: Parts) => void): Promise<string> {
  const mine: Parts = new Map(parts);
  change(mine);
  const path = join(folder, 'crafted.backup');
  await craftArchive(path, mine);
  return path;
}

const text = (parts: Parts, name: string): string => String(parts.get(name));
const json = (name: string, value: unknown) => (parts: Parts) =>
  parts.set(name, Buffer.from(JSON.stringify(value)));
const described = (differing: object) => (parts: Parts) =>
  json('backup.json', { ...(JSON.parse(text(parts, 'backup.json')) as object), ...differing })(parts);
const rows = (change: (bytes: Buffer) => Buffer) => (parts: Parts) => {
  const name = [...parts.keys()].find((each) => each.startsWith('tables/jobs.queue')) ?? '';
  parts.set(name, change(parts.get(name) ?? Buffer.alloc(0)));
};

const ALTERED =
  /^L’archive a été modifiée \((backup|summary)\.json\) \/ the archive was altered \(\1\.json\)\n?$/;

describe('an archive that somebody has crafted, or whose inside is broken', () => {
  it.each<[string, (parts: Parts) => unknown]>([
    ['no JSON', (all) => all.set('backup.json', Buffer.from('{"format": 1,'))],
    ['nothing', (all) => all.set('backup.json', Buffer.alloc(0))],
    ['null', json('backup.json', null)],
    ['no tables', described({ tables: undefined })],
    ['a table without columns', described({ tables: [{ name: 'public.projects' }] })],
    ['steps that are none', described({ steps: 'all' })],
    ['another format', described({ format: 'x' })],
    ['sequences that are none', described({ sequences: [null] })],
    ['a summary that is no JSON', (all) => all.set('summary.json', Buffer.from('<html>'))],
    ['a summary of nothing', json('summary.json', null)],
  ])('is refused with a sentence, and before anything is asked: %s', async (_, change) => {
    const path = await crafted((all) => void change(all));
    const refusal: unknown = await verifyArchive(path, undefined).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(reasonOf(refusal)).toMatch(ALTERED);
  });

  it('is refused so by the command, too, without settings', async () => {
    const path = await crafted((all) => void all.set('backup.json', Buffer.alloc(0)));
    const { code, output } = await runBuilt('cli', ['restore', path, '--verify'], {});
    expect([code, output]).toEqual([1, expect.stringMatching(ALTERED)]);
  });

  it.each<[string, (parts: Parts) => unknown]>([
    ['that are not compressed', rows(() => Buffer.from('[1]'))],
    ['that are no JSON', rows(() => gzipSync('not json\n'))],
    ['of another type', rows((bytes) => gzipSync(gunzipSync(bytes).toString().replaceAll('"', '"x')))],
    ['with too few values', rows(() => gzipSync('[]\n'))],
  ])('with rows %s is refused with a sentence, and leaves nothing', async (_, change) => {
    const path = await crafted((all) => void change(all));
    const { ownerUrl, appUrl } = place;
    const restoring = new Restore({
      plan: { ownerUrl, appUrl, migrations },
      files: aStore(),
      passphrase: undefined,
    });
    await expect(restoring.from(path)).rejects.toThrow(/the archive was altered \((tables\/)?jobs\.queue/);
  });
});

describe('a place that is not empty', () => {
  it('is told how to be made so, as its store is', async () => {
    const { ownerUrl, appUrl } = place;
    const held = aStore({ 'news-images/a.jpg': Buffer.from('a') });
    const path = await crafted(() => undefined);
    const into = (s3: boolean) =>
      new Restore({ plan: { ownerUrl, appUrl, migrations }, files: held, passphrase: undefined, s3 }).from(
        path,
      );
    await expect(into(false)).rejects.toThrow('restore into a new DATA_DIR');
    await expect(into(true)).rejects.toThrow('restore with another S3_BUCKET_PREFIX, or empty the buckets');
  });
});
