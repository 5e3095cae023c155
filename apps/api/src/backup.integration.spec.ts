import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrm, Database } from '@site/api-platform/persistence';
import { emptyDatabase } from '@site/api-platform/testing';
import { CONTENT_KINDS } from '@site/vocabulary';
import { commandHere } from './testing/command-here';
import { createProduct, settingsFor } from './testing/product';
import { runBuilt, type Environment } from './testing/running-product';
import { aJpeg, aProject, formWith } from './testing/sample-content';
import { aContactMessage } from './testing/sample-message';
import { storedState } from './testing/stored-state';
import { administratorOf, folderOfSuite } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const PASSPHRASE = 'un mot de passe bien long';
const product = productOfSuite();
const editor = administratorOf(product);
const folder = folderOfSuite('site-backup-');
/** As the product stood when it was copied. */
let state: Record<string, string>;
let archive: string;
/** By the command that made it. */
let said: string;

beforeAll(async () => {
  archive = join(folder, 'a.backup');
  const { body } = await product.ask('/api/v1/files/project-images', {
    ...formWith(await aJpeg(640, 480)),
    token: editor.token,
  });
  const project = {
    ...aProject(),
    title_fr: 'L’« étude » \\ "N\u0027Zi"\n\t\u{1F30D}',
    image_url: body['url'],
  };
  expect((await product.ask('/api/v1/projects', { body: project, token: editor.token })).status).toBe(201);
  await product.ask('/api/v1/contact-messages', { body: aContactMessage({}) });
  await product.query(`insert into partners (id, name, type, country, description_fr, description_en, projects_count,
    created_at, edited_at) select gen_random_uuid(), 'P' || n, 'ONG', 'CI', repeat('é', 500), 'a', 0, now(), now()
    from generate_series(1, 1500) n`);
  state = await product.state();
  const { code, output } = await command(['backup', archive], {}, built);
  expect([code, output]).toEqual([0, expect.stringContaining('backup written')]);
  said = output;
});

const NOTHING = {
  DATABASE_URL: undefined,
  MIGRATION_DATABASE_URL: undefined,
  DATA_DIR: undefined,
  JWT_SECRET: undefined,
};
/** In this process, or as whoever types it. */
type Carry = (
  args: readonly string[],
  environment: Environment,
) => Promise<{ readonly code: number | null; readonly output: string }>;
const built: Carry = (args, environment) => runBuilt('cli', args, environment);
const command = (args: readonly string[], environment: Environment = {}, by: Carry = commandHere) =>
  by(args, {
    DATABASE_URL: product.database.appUrl,
    MIGRATION_DATABASE_URL: product.database.ownerUrl,
    DATA_DIR: product.dataDir,
    ...environment,
  });

/** A place for a restore: an empty database and an empty folder. */
async function anEmptyPlace() {
  const database = await emptyDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'site-restored-'));
  const orm = createOrm(database.ownerUrl, []);
  const { query } = new Database(orm);
  const environment = {
    DATABASE_URL: database.appUrl,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    DATA_DIR: dataDir,
  };
  return {
    ...database,
    dataDir,
    query,
    restore: (file = archive, more: Environment = {}, by: Carry = commandHere) =>
      command(['restore', file], { ...environment, ...more }, by),
    state: () => storedState(query, dataDir),
    things: () =>
      query(`select relname from pg_class join pg_namespace n on n.oid = relnamespace
        where nspname in ('public', 'jobs') union all select nspname from pg_namespace where nspname = 'jobs'`),
    remove: async () => {
      await orm.close(true);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
type Place = Awaited<ReturnType<typeof anEmptyPlace>>;

const PASSING = ['rate_limits', 'idempotency_keys', 'journal', 'backups'];

describe('a backup that is put back', () => {
  let place: Place;
  beforeAll(async () => {
    place = await anEmptyPlace();
    const { code, output } = await place.restore(archive, {}, built);
    expect([code, output]).toEqual([0, expect.stringContaining('Restauré / restored')]);
  });
  afterAll(() => place.remove());

  it('is equal table by table and file by file, those that pass included', async () => {
    expect({ ...(await place.state()), backups: '' }).toEqual({ ...state, backups: '' });
    for (const table of PASSING.slice(0, 3)) {
      const rows = `select t::text as row from ${table} t order by 1`;
      expect([table, await place.query(rows)]).toEqual([table, await product.query(rows)]);
    }
  });

  it('is a product that works on: sequences, triggers, rights and indexes are there', async () => {
    const settings = settingsFor(place, { DATA_DIR: place.dataDir });
    const { app, runtime } = await createProduct(settings);
    const on = new Database(runtime.orm);
    await on.query(`insert into partners (id, name, type, country, description_fr, description_en, projects_count,
      created_at, edited_at) values (gen_random_uuid(), 'Neuf', 'ONG', 'CI', 'a', 'a', 0, now(), now())`);
    const [newest] = await on.query(`select max(place)::int as place, count(*)::int as rows,
      (select total::int from content_totals where kind = 'partners') as total from partners`);
    expect(newest).toEqual({ place: 1501, rows: 1501, total: 1501 });
    const disabled = await place.query(
      `select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
    );
    expect(disabled).toEqual([]);
    await app.close();
    await runtime.orm.close(true);
  });

  it('is not put over anything', async () => {
    const before = await place.state();
    const { code, output } = await place.restore();
    expect([code, output]).toEqual([1, expect.stringContaining('the database is not empty')]);
    expect(await place.state()).toEqual(before);
  });
});

describe('an archive', () => {
  let place: Place;
  beforeEach(async () => {
    place = await anEmptyPlace();
  });
  afterEach(() => place.remove());

  it('is a tar whose checksums any program can compare, and nobody else may read', () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(said).toMatch(/backup written.*en clair \/ NOT encrypted/);
    const unpacked = mkdtempSync(join(folder, 'unpacked-'));
    const { status } = spawnSync(
      'sh',
      ['-c', 'tar -xf "$0" && cat checksums/* | sha256sum -c --quiet', archive],
      {
        cwd: unpacked,
      },
    );
    expect(status).toBe(0);
  });

  it('is verified without a place to put it, and without the settings of one', async () => {
    const { code, output } = await command(['restore', archive, '--verify'], NOTHING, built);
    expect([code, output]).toEqual([0, expect.stringMatching(/is whole : \d{4}-.*rows : \d{4}/s)]);
  });

  it.each([
    ['cut short', (size: number, path: string) => truncateSync(path, size - 700)],
    ['altered in a row', (size: number, path: string) => flip(path, Math.floor(size / 3))],
    ['altered near its end', (size: number, path: string) => flip(path, size - 2_000)],
    ['empty', (_: number, path: string) => truncateSync(path, 0)],
  ])('that is %s is refused in words, and nothing is done', async (_, break_) => {
    const path = join(folder, 'broken.backup');
    writeFileSync(path, readFileSync(archive));
    break_(statSync(path).size, path);
    const { code, output } = await place.restore(path);
    expect([code, output]).toEqual([1, expect.stringMatching(/the archive (is incomplete|was altered)/)]);
    expect(output).not.toMatch(/\n\s+at /);
    expect([await place.things(), storedFilesOf(place)]).toEqual([[], []]);
  });

  it('that comes from a later release is refused', async () => {
    const path = join(folder, 'later.backup');
    const later = mkdtempSync(join(folder, 'later-'));
    const script = `tar -xf "$0" && sed -i 's/20261203-announcements/20991203-later/' backup.json &&
      sum=$(sha256sum backup.json) && sed -i "s|^.*  backup.json|$sum|" checksums/* &&
      tar -cf "$1" --format=ustar backup.json $(find tables files -type f) summary.json $(find checksums -type f)`;
    expect(spawnSync('sh', ['-c', script, archive, path], { cwd: later }).status).toBe(0);
    const { code, output } = await place.restore(path);
    expect([code, output]).toEqual([1, expect.stringContaining('by a later release')]);
    expect(await place.things()).toEqual([]);
  });

  it('under a passphrase hides its contents, and needs that passphrase', async () => {
    const path = join(folder, 'locked.backup');
    const written = await command(['backup', path], { BACKUP_PASSPHRASE: PASSPHRASE });
    expect(written.output).toMatch(/backup written.*chiffrée \/ encrypted/);
    expect([written.code, readFileSync(path).includes(Buffer.from('backup.json'))]).toEqual([0, false]);
    const verified = await command(['restore', path, '--verify'], {
      ...NOTHING,
      BACKUP_PASSPHRASE: PASSPHRASE,
    });
    expect(verified.code).toBe(0);
    expect((await place.restore(path)).output).toContain('set BACKUP_PASSPHRASE');
    const other = await place.restore(path, { BACKUP_PASSPHRASE: `${PASSPHRASE}!` });
    expect([other.code, other.output]).toEqual([1, expect.stringContaining('is the wrong one')]);
    expect(await place.things()).toEqual([]);
    expect((await place.restore(path, { BACKUP_PASSPHRASE: PASSPHRASE })).code).toBe(0);
    expect({ ...(await place.state()), backups: '' }).toEqual({ ...state, backups: '' });
  });

  it('is not put back in part where its files cannot be stored', async () => {
    // Nothing can be written where a file stands in the place of the folder.
    writeFileSync(join(place.dataDir, 'files'), '');
    const { code } = await place.restore();
    expect([code, await place.things()]).toEqual([1, []]);
  });

  it('holds content alone as JSON that can be read by anything', async () => {
    const path = join(folder, 'content.json');
    expect((await command(['backup', path, '--content'])).code).toBe(0);
    const content = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown[]>;
    expect(Object.keys(content)).toEqual([...CONTENT_KINDS.map(({ url }) => url), 'settings']);
    expect([content['projects'], content['partners']].map((rows) => rows?.length)).toEqual([1, 1500]);
    expect(JSON.stringify(content)).not.toContain(editor.email);
    const exports = mkdtempSync(join(folder, 'exports-'));
    expect((await command(['backup', exports, '--content'])).code).toBe(0);
    expect(readdirSync(exports)).toEqual([
      expect.stringMatching(/^site-site\.test-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.json$/),
    ]);
  });
});

function flip(path: string, place: number): void {
  const bytes = readFileSync(path);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}
const storedFilesOf = ({ dataDir }: Place): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
