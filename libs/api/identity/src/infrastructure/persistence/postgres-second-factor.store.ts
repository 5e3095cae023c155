import { utc, type Database } from '@site/api-platform/persistence';
import type { SecondFactorStore, SecondFactor } from '../../application/second-factor.store';

const FIND = `
  select sealed_secret as "sealedSecret", ${utc('confirmed_at')} as since,
    (select count(*)::int from recovery_codes c where c.user_id = f.user_id) as "recoveryCodes",
    (extract(epoch from now()) * 1000)::float8 as at
  from second_factors f where user_id = $1`;
const BEGIN = `
  insert into second_factors (user_id, sealed_secret) values ($1, $2)
  on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = now()
    where second_factors.confirmed_at is null
  returning user_id`;
const CONFIRM = `
  with confirmed as (
    update second_factors set confirmed_at = now(), last_step = $2
    where user_id = $1 and confirmed_at is null returning user_id)
  insert into recovery_codes (user_id, code_hash)
    select user_id, hash from confirmed, unnest($3::text[]) as hash returning user_id`;
// The same application shows the same code for a minute and a half: each is accepted once (RFC 6238 § 5.2).
const USE_STEP = `
  update second_factors set last_step = $2, sealed_secret = $3
  where user_id = $1 and confirmed_at is not null and last_step < $2 returning user_id`;
const REMOVE = `
  with acting as (select set_config('site.actor', $2, true) as person)
  delete from second_factors using acting
  where user_id = $1 and confirmed_at is not null and person is not null returning user_id`;

export class PostgresSecondFactorStore implements SecondFactorStore {
  constructor(private readonly database: Pick<Database, 'query' | 'write'>) {}

  async find(userId: string): Promise<SecondFactor | undefined> {
    return (await this.database.query<SecondFactor>(FIND, [userId], 'second-factor'))[0];
  }

  begin(userId: string, sealedSecret: string): Promise<boolean> {
    return this.changes(BEGIN, [userId, sealedSecret]);
  }

  confirm(userId: string, step: number, recoveryHashes: readonly string[]): Promise<boolean> {
    return this.changes(CONFIRM, [userId, step, recoveryHashes]);
  }

  useStep(userId: string, step: number, sealedSecret: string): Promise<boolean> {
    return this.changes(USE_STEP, [userId, step, sealedSecret]);
  }

  useRecoveryCode(userId: string, hash: string): Promise<boolean> {
    return this.changes(
      'delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id',
      [userId, hash],
    );
  }

  remove(userId: string, by = ''): Promise<boolean> {
    return this.changes(REMOVE, [userId, by]);
  }

  async prove(sessionId: string): Promise<void> {
    await this.database.write('update sessions set proved_at = now() where id = $1', [sessionId]);
  }

  async provedWithin(sessionId: string, seconds: number): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from sessions where id = $1 and proved_at > now() - make_interval(secs => $2)',
      [sessionId, seconds],
    );
    return rows.length > 0;
  }

  private async changes(statement: string, values: unknown[]): Promise<boolean> {
    return (await this.database.write(statement, values)).length > 0;
  }
}
