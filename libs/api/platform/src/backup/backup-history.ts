import type { Database } from '../persistence/database';
import type { WrittenBackup } from './backup';

const NOTE = `
  with forgotten as (delete from backups where finished_at < now() - interval '1 year')
  insert into backups (name, bytes, files, missing) values ($1, $2, $3, $4)`;
const COMPLETE = `select name from backups where missing = 0 and name is not null order by finished_at desc`;

/** When backups were finished: for a year, those of the night and those that were asked for. */
export class BackupHistory {
  constructor(private readonly database: Pick<Database, 'query' | 'write'>) {}

  async note({ name, size, files, missing }: WrittenBackup): Promise<void> {
    await this.database.write(NOTE, [name, size, files, missing.length]);
  }

  /** Names of those that have all files, the newest first. */
  async complete(): Promise<readonly string[]> {
    return (await this.database.query<{ name: string }>(COMPLETE)).map(({ name }) => name);
  }
}
