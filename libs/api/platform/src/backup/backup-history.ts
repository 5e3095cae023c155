import type { Database } from '../persistence/database';
import type { WrittenBackup } from './backup';

const NOTE = `
  with forgotten as (delete from backups where finished_at < now() - interval '1 year')
  insert into backups (bytes, files, missing) values ($1, $2, $3)`;

/** When backups were finished: for a year, those of the night and those that were asked for. */
export class BackupHistory {
  constructor(private readonly database: Pick<Database, 'write'>) {}

  async note({ size, files, missing }: WrittenBackup): Promise<void> {
    await this.database.write(NOTE, [size, files, missing.length]);
  }
}
