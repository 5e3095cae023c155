import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { createOrm, Database } from '@site/api-platform/persistence';
import { emptyDatabase, freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { refusalOf } from './testing/ask';
import { SECRET } from './testing/forged-token';
import { aMember, PASSWORD, type Person } from './testing/people';
import { BUILT, runBuilt, type Ended } from './testing/running-product';
import { productOfSuite } from './testing/suite-in-process';

// Each command is a process that has to start.
type Urls = Pick<FreshDatabase, 'appUrl' | 'ownerUrl'>;
const product = productOfSuite();
let first: Person;
let second: Person;

beforeAll(async () => {
  [first, second] = [await aMember(product), await aMember(product)];
});

const command = (args: readonly string[], { appUrl, ownerUrl }: Urls = product.database): Promise<Ended> =>
  runBuilt('cli', args, {
    DATABASE_URL: appUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
    DATA_DIR: product.dataDir,
  });
const holders = async (): Promise<string[]> => {
  const rows = await product.query<{ email: string }>(
    'select email from user_roles join users on id = user_id order by email',
  );
  return rows.map(({ email }) => email);
};
const counts = async ({ token }: Person) => product.ask('/api/v1/admin/counts', { token });

/** Runs commands that fail, and demands that they change nothing and show no trace. */
async function failing(...commands: readonly (readonly string[])[]): Promise<string[]> {
  const before = await product.state();
  const ends = await Promise.all(commands.map((args) => command(args)));
  expect(await product.state()).toEqual(before);
  for (const { code, output } of ends) {
    expect(code).toBe(1);
    expect(output).not.toMatch(/\n\s+at |node_modules/);
  }
  return ends.map(({ output }) => output);
}

describe('the command admin', () => {
  it('makes somebody an administrator, in the session that is open', async () => {
    expect(refusalOf(await counts(first))).toBe('403 forbidden');
    const { code, output } = await command(['admin', 'grant', ` ${first.email.toUpperCase()}`]);
    expect([code, output]).toEqual([0, expect.stringContaining('is an administrator')]);
    expect((await counts(first)).status).toBe(200);
  });

  it('granted twice at once keeps one row', async () => {
    const ends = await Promise.all([1, 2].map(() => command(['admin', 'grant', second.email])));
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(await holders()).toEqual([first.email, second.email].sort());
  });

  it('never leaves nobody: of two that are revoked at once, one stays', async () => {
    const ends = await Promise.all([first, second].map(({ email }) => command(['admin', 'revoke', email])));
    expect(ends.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(ends.find(({ code }) => code === 1)?.output).toContain(
      'The last administrator cannot be removed.',
    );
    const left = await holders();
    expect(left).toHaveLength(1);
    const gone = left[0] === first.email ? second : first;
    expect(refusalOf(await counts(gone))).toBe('403 forbidden');
    const [refusal] = await failing(['admin', 'revoke', left[0]!]);
    expect(refusal).toContain('last administrator');
  });

  it('gives a new password that works, ends the sessions and makes the old one useless', async () => {
    const person = await aMember(product);
    const { code, output } = await command(['admin', 'reset-password', person.email]);
    expect(code).toBe(0);
    const password = /new password: (\S{12,})/.exec(output)?.[1];
    expect((await product.ask('/api/v1/auth/me', { token: person.token })).status).toBe(401);
    const signIn = (secret: string | undefined) =>
      product.ask('/api/v1/auth/sign-in', { body: { email: person.email, password: secret } });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
  });

  it('says so when nobody has the address', async () => {
    const verbs = ['grant', 'revoke', 'reset-password'];
    const outputs = await failing(...verbs.map((verb) => ['admin', verb, 'nobody@example.org']));
    for (const output of outputs) expect(output).toContain('No account has this address');
  });

  it('shows what there is when it is not understood', async () => {
    const outputs = await failing(['admin', 'grant'], ['admin', 'crown', 'a@example.org'], ['fly'], []);
    for (const output of outputs)
      expect(output).toContain('admin grant|revoke|reset-password|reset-second-factor EMAIL');
  });
});

describe('a command', () => {
  it('starts nothing else: no part of the build loads another program', () => {
    const parts = readdirSync(BUILT).filter((name) => name.endsWith('.js'));
    const loading = parts.filter((name) =>
      /(?:from|import) ?\(?["`]\.\/(?:main|cli|openapi)\.js["`]/.test(
        readFileSync(join(BUILT, name), 'utf8'),
      ),
    );
    expect([parts.length > 10, loading]).toEqual([true, []]);
  });

  it('names the settings that are wrong, not their values', async () => {
    const { code, output } = await runBuilt('cli', ['migrate'], { JWT_SECRET: 'short-one', PORT: 'x-y-z' });
    expect(code).toBe(1);
    for (const name of ['JWT_SECRET', 'DATABASE_URL', 'PORT']) expect(output).toContain(name);
    expect(output).not.toMatch(/short-one|x-y-z/);
  });

  it('says which of its words is wrong, and what there is, before anything else', async () => {
    const [verb, command_, missing] = await Promise.all([
      runBuilt('cli', ['admin', 'bogus'], {}),
      runBuilt('cli', ['bogus'], {}),
      runBuilt('cli', ['privacy', 'export'], {}),
    ]);
    expect([verb.code, command_.code, missing.code]).toEqual([1, 1, 1]);
    expect(verb.output).toContain(
      'unknown word after it: bogus (grant, revoke, reset-password, reset-second-factor)',
    );
    expect(command_.output).toContain('unknown command: bogus');
    expect(missing.output).toContain('missing after it: EMAIL');
    for (const { output } of [verb, command_, missing])
      expect(output).toContain('admin grant|revoke|reset-password|reset-second-factor EMAIL');
  });

  it.each(['password', 'database'])('says to check DATABASE_URL when the %s is wrong', async (part) => {
    const url = new URL(product.database.appUrl);
    if (part === 'password') url.password = 'Geheim77';
    else url.pathname = '/nowhere-at-all';
    const urls = { appUrl: url.href, ownerUrl: url.href };
    const start = { DATABASE_URL: url.href, MIGRATION_DATABASE_URL: url.href, DATA_DIR: product.dataDir };
    const ends = await Promise.all([
      command(['migrate'], urls),
      command(['admin', 'grant', 'a@b.ci'], urls),
      runBuilt('main', [], start),
    ]);
    for (const { code, output } of ends) {
      expect([code, output]).toEqual([1, expect.stringContaining('check DATABASE_URL')]);
      expect(output).not.toMatch(/Geheim77|nowhere-at-all|\n\s+at /);
    }
  });

  it('makes no schema in a database that has none, which was named by mistake', async () => {
    const empty = await emptyDatabase();
    const client = new Client({ connectionString: empty.ownerUrl });
    try {
      await client.connect();
      const words = [['files', 'check'], ['retention'], ['privacy', 'erase', 'awa@example.org']];
      for (const args of words) {
        const { code, output } = await command(args, empty);
        expect([code, output]).toEqual([1, expect.stringContaining('The database is empty')]);
      }
      const tables = `select from pg_class where relnamespace = 'public'::regnamespace`;
      expect((await client.query(tables)).rowCount).toBe(0);
    } finally {
      await client.end();
      await empty.drop();
    }
  });

  it('says that the database cannot be reached, and no password', async () => {
    const nowhere = 'postgres://somebody:Geheim77@127.0.0.1:1/none';
    const { code, output } = await command(['migrate'], { appUrl: nowhere, ownerUrl: nowhere });
    expect(code).toBe(1);
    expect(output).toMatch(/ECONNREFUSED|database|base de données/i);
    expect(output).not.toMatch(/Geheim77|\n\s+at /);
    expect(output).not.toContain(SECRET);
  });
});

describe('the commands migrate and seed', () => {
  it('make an empty database one that shows something, once', async () => {
    const empty = await emptyDatabase();
    try {
      const migrated = await command(['migrate'], empty);
      expect([migrated.code, migrated.output]).toEqual([0, expect.stringContaining('20261120-initial')]);
      expect((await command(['migrate'], empty)).output).toContain('schema up to date');
      const seeded = await command(['seed'], empty);
      expect([seeded.code, seeded.output]).toEqual([
        0,
        expect.stringContaining('demonstration projects added'),
      ]);
      const again = await command(['seed'], empty);
      expect([again.code, again.output]).toEqual([0, expect.stringContaining('nothing was added')]);
    } finally {
      await empty.drop();
    }
  });

  it('seed leaves content alone', async () => {
    const database = await freshDatabase();
    try {
      expect((await command(['seed'], database)).code).toBe(0);
      const [row] = await database.database.query<{ n: number }>('select count(*)::int as n from projects');
      expect(row?.n).toBeGreaterThanOrEqual(3);
      await database.database.query(`delete from projects where status = 'ongoing'`);
      const [before] = await database.database.query<{ n: number }>(
        'select count(*)::int as n from projects',
      );
      await command(['seed'], database);
      const [after] = await database.database.query<{ n: number }>('select count(*)::int as n from projects');
      expect(after).toEqual(before);
    } finally {
      await database.close();
    }
  });

  it('seed that is cut short leaves no kind half full', async () => {
    const database = await freshDatabase();
    const owner = createOrm(database.ownerUrl, []);
    const { query } = new Database(owner);
    const partners = async () =>
      (await database.database.query<{ n: number }>('select count(*)::int as n from partners'))[0]?.n;
    try {
      await query(`create function cut() returns trigger language plpgsql as $$ begin
        if (select count(*) from partners) = 2 then raise exception 'cut short'; end if; return new; end $$`);
      await query('create trigger cut before insert on partners for each row execute function cut()');
      expect([(await command(['seed'], database)).code, await partners()]).toEqual([1, 0]);
      await query('drop trigger cut on partners');
      expect((await command(['seed'], database)).output).toContain('demonstration partners added');
      expect(await partners()).toBeGreaterThan(2);
    } finally {
      await owner.close(true);
      await database.close();
    }
  });
});
