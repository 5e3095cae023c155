import { DomainError, PersonalData, type Tally } from '@site/api-kernel';
import { instant, type Database } from '@site/api-platform';
import { ADMIN_ROLE } from '@site/vocabulary';
import { normaliseEmail } from '../../domain/email-address';

/** Months for which it is held when somebody used the product (privacy policy of the specification, §9). */
const MONTHS = 25;
const PAST = {
  sessions: `from sessions where last_used_at < now() - interval '${MONTHS} months'`,
  password_resets: 'from password_resets where expires_at < now()',
};
const OWN = 'user_id = (select id from users where email = $1)';
const HELD = {
  users: `select id, email, full_name, ${instant('created_at')}, ${instant('reset_requested_at')},
    array(select role from user_roles where user_id = users.id order by role) as roles from users where email = $1`,
  sessions: `select id, ${instant('created_at')}, ${instant('last_used_at')}, ${instant('revoked_at')}
    from sessions where ${OWN} order by sessions.created_at`,
  password_resets: `select ${instant('created_at')}, ${instant('expires_at')} from password_resets where ${OWN}`,
};

const HOLDERS = `select email from user_roles join users on id = user_id where role = $1
  order by id for update of user_roles`;

/** What accounts hold of people. */
export class AccountData extends PersonalData {
  constructor(private readonly database: Pick<Database, 'query' | 'transaction'>) {
    super();
  }

  async expire(pretend: boolean): Promise<Tally> {
    const counts = Object.entries(PAST).map(async ([table, past]) => {
      const rows = await this.database.query(pretend ? `select 1 ${past}` : `delete ${past} returning 1`);
      return [table, rows.length] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }

  async about(email: string): Promise<Readonly<Record<string, readonly object[]>>> {
    const values = [normaliseEmail(email)];
    const tables = Object.entries(HELD).map(async ([table, read]) => {
      return [table, await this.database.query<object>(read, values)] as const;
    });
    return Object.fromEntries(await Promise.all(tables));
  }

  /** Sessions, roles and links go with the account. @throws DomainError `last_admin` */
  async erase(email: string): Promise<Tally> {
    const held = await this.about(email);
    const counts = Object.entries(held).map(([table, rows]) => [table, rows.length] as const);
    await this.database.transaction(async (run) => {
      // Held until the end: of two administrators that are erased at once, one stays.
      const holders = await run<{ email: string }>(HOLDERS, [ADMIN_ROLE]);
      const [holder, other] = holders;
      if (other === undefined && holder?.email === normaliseEmail(email)) throw new DomainError('last_admin');
      await run('delete from users where email = $1', [normaliseEmail(email)]);
    });
    return Object.fromEntries(counts);
  }
}
