import { beforeEach, describe, expect, it } from '@jest/globals';
import { commandHere, type Carried } from './testing/command-here';
import { aMember, anAdministrator } from './testing/people';
import { runBuilt } from './testing/running-product';
import { aContactMessage } from './testing/sample-message';
import { dumpOf } from './testing/stored-state';
import { productOfSuite } from './testing/suite-in-process';

const ADDRESS = 'fatou.diallo@example.org';

const product = productOfSuite();

beforeEach(() => product.query('delete from contact_messages'));

const environment = () => ({
  DATABASE_URL: product.database.appUrl,
  MIGRATION_DATABASE_URL: product.database.ownerUrl,
  DATA_DIR: product.dataDir,
});
const command = (...args: readonly string[]): Promise<Carried> => commandHere(args, environment());

const send = (changes: object) =>
  product.ask('/api/v1/contact-messages', { body: aContactMessage({ email: ADDRESS, ...changes }) });

/** A message of so long ago, as PostgreSQL says it. */
async function past(ago: string, changes: { email: string; message: string }): Promise<void> {
  expect((await send(changes)).status).toBe(202);
  await product.query(
    `update contact_messages set created_at = now() - $1::interval, edited_at = now() where message = $2`,
    [ago, changes.message],
  );
}
/** A session that was used last so long ago. */
async function withAddress(ago: string): Promise<string> {
  const { id } = await aMember(product);
  const [session] = await product.query<{ id: string }>(
    'update sessions set last_used_at = now() - $1::interval where user_id = $2 returning id',
    [ago, id],
  );
  return session?.id ?? '';
}
const left = async (): Promise<string[]> => {
  const rows = await product.query<{ message: string }>('select message from contact_messages order by 1');
  return rows.map(({ message }) => message);
};

describe('retention', () => {
  beforeEach(async () => {
    await past('3 years 1 day', { email: 'a@example.org', message: 'older' });
    await past('3 years -1 day', { email: 'b@example.org', message: 'younger' });
    await past('5 years', { email: 'C@example.org', message: 'old, but still in contact' });
    await past('1 year', { email: 'c@example.org', message: 'in contact' });
  });

  it('only counts when it is asked to pretend', async () => {
    const { code, output } = await command('retention', '--dry-run');
    expect([code, output]).toEqual([0, expect.stringContaining('contact_messages : 1\n')]);
    expect(await left()).toHaveLength(4);
  });

  it('erases messages three years after the last contact, sessions after 25 months, and dead links', async () => {
    const people = [await aMember(product), await aMember(product)] as const;
    const ages = ['25 months 1 day', '25 months -1 day'];
    for (const [index, { id }] of people.entries()) {
      await product.query('update sessions set last_used_at = now() - $1::interval where user_id = $2', [
        ages[index],
        id,
      ]);
      await product.query(
        `insert into password_resets (token_hash, user_id, expires_at)
         values (sha256($1::text::bytea), $1::uuid, now() - ($2 || ' hours')::interval)`,
        [id, index === 0 ? 1 : -1],
      );
    }
    await product.query(
      `update outgoing_letters set created_at = now() - interval '3 days 1 minute'
       where id = (select id from outgoing_letters limit 1)`,
    );
    const addresses = await Promise.all(['29 days 1 minute', '28 days'].map(withAddress));
    const { code, output } = await runBuilt('cli', ['retention'], environment());
    expect(code).toBe(0);
    for (const line of [
      'contact_messages : 1',
      'sessions : 1',
      'session_addresses : 2',
      'password_resets : 1',
      'outgoing_letters : 1',
    ]) {
      expect(output).toContain(`${line}\n`);
    }
    expect(await left()).toEqual(['in contact', 'old, but still in contact', 'younger']);
    expect(await product.query('select user_id as id from password_resets')).toEqual([{ id: people[1].id }]);
    expect(await product.query('select from sessions where user_id = $1', [people[0].id])).toEqual([]);
    expect(await product.query('select from sessions where user_id = $1', [people[1].id])).toHaveLength(1);
    expect(
      await product.query('select address from sessions where id = any ($1) order by last_used_at', [
        addresses,
      ]),
    ).toEqual([{ address: null }, { address: '127.0.0.1' }]);
    expect((await command('retention')).output).toContain('contact_messages : 0\n');
  });
});

describe('what is held of an address', () => {
  beforeEach(async () => {
    await product.query('delete from users where email = $1', [ADDRESS]);
    await product.ask('/api/v1/auth/sign-up', {
      body: { full_name: 'Fatou Diallo', email: ADDRESS, password: 'pluie-de-mars' },
    });
    await send({ email: 'Fatou.Diallo@Example.org', message: 'La mienne' });
    await send({ email: 'x@example.org', message: `Écrivez à FATOU.DIALLO@example.org, c’est urgent` });
    await send({ email: 'y@example.org', message: 'Sans rapport' });
    await product.query(
      `update contact_messages set note = 'Voir ${ADDRESS}' where message in ('La mienne', 'Sans rapport')`,
    );
  });

  it('is told as one JSON, without secrets', async () => {
    const { code, output } = await runBuilt('cli', ['privacy', 'export', ADDRESS], environment());
    expect(code).toBe(0);
    const told = JSON.parse(output) as Record<string, Record<string, unknown>[]>;
    expect(told).toMatchObject({
      email: ADDRESS,
      users: [{ email: ADDRESS, full_name: 'Fatou Diallo', roles: [] }],
      contact_messages: [
        { message: 'La mienne', note: `Voir ${ADDRESS}` },
        { message: expect.stringContaining('urgent') },
        { message: 'Sans rapport' },
      ],
    });
    expect(told['sessions']).toMatchObject([{ address: '127.0.0.1' }]);
    expect(output).not.toMatch(/argon2|password_hash|token/);
    const noted = `select count(*)::int as entries from journal where deed = 'exported' and kind = 'personal_data'`;
    expect(await product.query(noted)).toEqual([{ entries: 1 }]);
  });

  it('is erased, and nothing of it is left', async () => {
    const { code, output } = await command('privacy', 'erase', ADDRESS.toUpperCase());
    expect(code).toBe(0);
    for (const line of [
      'users : 1',
      'sessions : 1',
      'contact_messages : 1',
      'contact_messages_blanked : 2',
    ]) {
      expect(output).toContain(`${line}\n`);
    }
    expect((await dumpOf(product.query)).toLowerCase()).not.toContain(ADDRESS);
    expect(await left()).toEqual(['Sans rapport', 'Écrivez à …, c’est urgent']);
  });

  it('is not taken for that of somebody else, which only contains it', async () => {
    const message = `La mienne est ba.${ADDRESS}, ou ${ADDRESS}.uk`;
    await send({ email: `ba.${ADDRESS}`, message });
    expect((await command('privacy', 'export', ADDRESS)).output).not.toContain(message);
    expect((await command('privacy', 'erase', ADDRESS)).output).toContain('contact_messages_blanked : 2\n');
    expect(await left()).toContain(message);
  });

  it('stays whole where it is that of the last administrator', async () => {
    const { id, email } = await anAdministrator(product, product.query);
    await product.query('delete from user_roles where user_id <> $1', [id]);
    await send({ email, message: 'De l’administration' });
    const before = await product.state();
    const { code, output } = await command('privacy', 'erase', email);
    expect([code, output]).toEqual([1, expect.stringContaining('last administrator')]);
    expect(await product.state()).toEqual(before);
  });

  it.each([['erase', 'example'], ['export', ''], ['erase'], ['forget', ADDRESS]])(
    'is not touched by privacy %s %s',
    async (...args) => {
      const before = await product.state();
      expect((await command('privacy', ...args)).code).toBe(1);
      expect(await product.state()).toEqual(before);
    },
  );
});
