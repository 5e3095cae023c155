import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { pointersOf, refusalOf, type Answer } from './testing/ask';
import { formerDatabase, type FormerDatabase } from './testing/former-database';
import { aMember, PASSWORD } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { startBuilt, type RunningProduct } from './testing/running-product';

const ALONE = 'ｙａｏ@example.org';
const PLAIN = 'awa@example.org';
const LOOK_ALIKES = ['ａｗａ@example.org', 'ⓐwa@example.org'];
const STRANGE = ['k\u200Bofi@example.org', 'adjoua@example.org.', 'aya..b@example.org'];

let former: FormerDatabase;
let client: Client;
let upgraded: RunningProduct;

beforeAll(async () => {
  former = await formerDatabase('20261123-email-forms');
  client = new Client({ connectionString: former.ownerUrl });
  await client.connect();
  const hash = await hashOfPassword();
  for (const email of [ALONE, PLAIN, ...LOOK_ALIKES, ...STRANGE]) {
    await client.query(
      `insert into users (id, email, full_name, password_hash) values (gen_random_uuid(), $1, $1, $2)`,
      [email, hash],
    );
    await client.query(
      `insert into contact_messages (id, nom, email, organisation, telephone, sujet, message, language, status,
       spam_score, created_at, edited_at) values (gen_random_uuid(), 'a', $1, '', '', '', 'a', 'fr', 'handled', 0, now(), now())`,
      [email],
    );
  }
  upgraded = await startBuilt({ ownerUrl: former.ownerUrl, appUrl: former.appUrl });
});
afterAll(async () => {
  await upgraded.stop();
  await client.end();
  await former.drop();
});

async function hashOfPassword(): Promise<string> {
  const other: Product = await startProduct();
  const { id } = await aMember(other);
  const [row] = await other.query<{ password_hash: string }>(
    'select password_hash from users where id = $1',
    [id],
  );
  await other.stop();
  return row?.password_hash ?? '';
}
const signIn = (email: string): Promise<Answer> =>
  upgraded.ask('/api/v1/auth/sign-in', { body: { email, password: PASSWORD } });
const signedInAs = async (email: string) => {
  const { status, body } = await signIn(email);
  return [status, (body['user'] as { full_name?: string } | undefined)?.full_name];
};

describe('accounts of before addresses were compared in their compatibility form', () => {
  it('have their plain address where nobody else has it, and are found by both', async () => {
    const { rows } = await client.query('select email from users where full_name = $1', [ALONE]);
    expect(rows).toEqual([{ email: 'yao@example.org' }]);
    for (const email of [ALONE, 'Yao@example.org']) expect(await signedInAs(email)).toEqual([200, ALONE]);
  });

  it('stay apart where they look alike, and each is reached by its own', async () => {
    for (const email of [PLAIN, ...LOOK_ALIKES]) expect(await signedInAs(email)).toEqual([200, email]);
    expect(await signedInAs('𝐚wa@example.org')).toEqual([200, PLAIN]);
    expect((await client.query('select 1 from users')).rowCount).toBe(7);
  });

  it.each(STRANGE)('can still be used, though nobody could open one any more: %j', async (email) => {
    expect(await signedInAs(email)).toEqual([200, email]);
    const reset = await upgraded.ask('/api/v1/auth/password-reset', { body: { email } });
    expect(reset.status).toBe(202);
    const again = await upgraded.ask('/api/v1/auth/sign-up', {
      body: { full_name: 'A', email, password: PASSWORD },
    });
    expect([refusalOf(again), pointersOf(again)]).toEqual(['422 validation_failed', ['/email']]);
  });

  it('are refused a wrong password like any other', async () => {
    const body = { email: STRANGE[0], password: 'wrong-password' };
    expect(refusalOf(await upgraded.ask('/api/v1/auth/sign-in', { body }))).toBe('401 invalid_credentials');
  });
});
