import { DomainError, type PersonalData, type Tally } from '@site/api-kernel';
import { expiring, instant, type Database } from '@site/api-platform/persistence';
import { ADMIN_ROLE, emailForms } from '@site/vocabulary';

/** Months for which it is held when somebody used the product (privacy policy of the specification, §9). */
const MONTHS = 25;
const PAST = {
  sessions: `from sessions where last_used_at < now() - interval '${MONTHS} months'`,
  password_resets: 'from password_resets where expires_at < now()',
  second_factors: `from second_factors where confirmed_at is null and created_at < now() - interval '1 day'`,
};
/** A day before the thirty are over: the job that erases them runs daily. */
const PAST_ADDRESSES = `sessions where address is not null and last_used_at < now() - interval '29 days'
  and last_used_at >= now() - interval '${MONTHS} months'`;
const FORGET_ADDRESSES = PAST_ADDRESSES.replace('where', 'set address = null where');
/** Of accounts that look alike, from former times, the one that is meant literally. */
const ACCOUNT =
  '(select id from users where email = any ($1::text[]) order by array_position($1, email::text) limit 1)';
const OWN = `user_id = ${ACCOUNT}`;
const HELD = {
  users: `select id, email, full_name, ${instant('created_at')}, ${instant('reset_requested_at')},
    array(select role from user_roles where user_id = users.id order by role) as roles from users where id = ${ACCOUNT}`,
  sessions: `select id, device, address, ${instant('created_at')}, ${instant('last_used_at')}, ${instant('revoked_at')},
    ${instant('proved_at')} from sessions where ${OWN} order by sessions.created_at`,
  password_resets: `select ${instant('created_at')}, ${instant('expires_at')} from password_resets where ${OWN}`,
  second_factors: `select ${instant('created_at')}, ${instant('confirmed_at')} from second_factors where ${OWN}`,
  api_keys: `select id, name, hint, scopes, ${instant('created_at')}, ${instant('expires_at')}, ${instant('last_used_at')}
    from api_keys where made_by = ${ACCOUNT} order by api_keys.created_at`,
};

const HOLDERS = `select user_id from user_roles where role = $1 order by user_id for update`;

/** What accounts hold of people. */
export class AccountData implements PersonalData {
  constructor(private readonly database: Pick<Database, 'query' | 'transaction'>) {}

  async expire(pretend: boolean): Promise<Tally> {
    const counts = Object.entries(PAST).map(async ([table, past]) => {
      const rows = await this.database.query(
        pretend ? `select 1 ${past}` : expiring(table, `delete ${past} returning 1`),
      );
      return [table, rows.length] as const;
    });
    const addresses = this.database.query(
      pretend
        ? `select 1 from ${PAST_ADDRESSES}`
        : expiring('session_addresses', `update ${FORGET_ADDRESSES} returning 1`),
    );
    // Awaited together: a refusal that nobody listens to yet would end the process.
    const [forgotten, ...tables] = await Promise.all([addresses, ...counts]);
    return { ...Object.fromEntries(tables), session_addresses: forgotten.length };
  }

  async about(email: string): Promise<Readonly<Record<string, readonly object[]>>> {
    const values = [emailForms(email)];
    const tables = Object.entries(HELD).map(async ([table, read]) => {
      return [table, await this.database.query<object>(read, values)] as const;
    });
    return Object.fromEntries(await Promise.all(tables));
  }

  /** Sessions, roles, links and keys go with the account. @throws DomainError `last_admin` */
  async erase(email: string): Promise<Tally> {
    const held = await this.about(email);
    const counts = Object.entries(held).map(([table, rows]) => [table, rows.length] as const);
    await this.database.transaction(async (run) => {
      // Held until the end: of two administrators that are erased at once, one stays.
      const [holder, other] = await run<{ user_id: string }>(HOLDERS, [ADMIN_ROLE]);
      const [user] = await run<{ id: string }>(`select id from users where id = ${ACCOUNT}`, [
        emailForms(email),
      ]);
      if (other === undefined && user !== undefined && holder?.user_id === user.id)
        throw new DomainError('last_admin');
      await run('delete from users where id = $1', [user?.id ?? null]);
    });
    return Object.fromEntries(counts);
  }
}
