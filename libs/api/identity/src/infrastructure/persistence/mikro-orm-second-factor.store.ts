import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { actedBy, utc, type Database } from '@site/api-platform/persistence';
import type { SecondFactorStore, SecondFactor } from '../../application/second-factor.store';
import { RecoveryCodeSchema, SecondFactorSchema, SessionSchema } from './identity.mappings';

const FIND = `
  select sealed_secret as "sealedSecret", ${utc('confirmed_at')} as since,
    (select count(*)::int from recovery_codes c where c.user_id = f.user_id) as "recoveryCodes",
    (extract(epoch from now()) * 1000)::float8 as at
  from second_factors f where user_id = $1`;
const NOW = raw('now()');

/** What is accepted once is claimed by one statement, whichever instances are asked. */
export class MikroOrmSecondFactorStore implements SecondFactorStore {
  constructor(private readonly database: Pick<Database, 'query' | 'transaction' | 'unitOfWork'>) {}

  async find(userId: string): Promise<SecondFactor | undefined> {
    return (await this.database.query<SecondFactor>(FIND, [userId], 'second-factor'))[0];
  }

  begin(userId: string, sealedSecret: string): Promise<boolean> {
    return this.changes(async (unit) => {
      const begun = unit
        .createQueryBuilder(SecondFactorSchema)
        .insert({ userId, sealedSecret, createdAt: NOW })
        .onConflict('userId')
        .merge(['sealedSecret', 'createdAt'])
        .where({ confirmedAt: null });
      return (await begun.execute('run')).affectedRows;
    });
  }

  confirm(userId: string, step: number, recoveryHashes: readonly string[]): Promise<boolean> {
    return this.database.transaction(async (_run, unit) => {
      const confirmed = { confirmedAt: NOW, lastStep: step };
      if ((await unit.nativeUpdate(SecondFactorSchema, { userId, confirmedAt: null }, confirmed)) === 0)
        return false;
      await unit.insertMany(
        RecoveryCodeSchema,
        recoveryHashes.map((codeHash) => ({ codeHash, userId })),
      );
      return true;
    });
  }

  // The same application shows the same code for a minute and a half: each is accepted once (RFC 6238 § 5.2).
  useStep(userId: string, step: number, sealedSecret: string): Promise<boolean> {
    const unused = { userId, confirmedAt: { $ne: null }, lastStep: { $lt: step } };
    return this.changes((unit) =>
      unit.nativeUpdate(SecondFactorSchema, unused, { lastStep: step, sealedSecret }),
    );
  }

  useRecoveryCode(userId: string, codeHash: string): Promise<boolean> {
    return this.changes((unit) => unit.nativeDelete(RecoveryCodeSchema, { userId, codeHash }));
  }

  remove(userId: string, by?: string): Promise<boolean> {
    const holding = { userId, confirmedAt: { $ne: null }, ...actedBy(by) };
    return this.changes((unit) => unit.nativeDelete(SecondFactorSchema, holding));
  }

  async prove(sessionId: string): Promise<void> {
    await this.changes((unit) => unit.nativeUpdate(SessionSchema, { id: sessionId }, { provedAt: NOW }));
  }

  async provedWithin(sessionId: string, seconds: number): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from sessions where id = $1 and proved_at > now() - make_interval(secs => $2)',
      [sessionId, seconds],
    );
    return rows.length > 0;
  }

  private async changes(write: (unit: EntityManager) => Promise<number>): Promise<boolean> {
    return (await this.database.unitOfWork(write)) > 0;
  }
}
