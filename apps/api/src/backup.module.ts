import { Module } from '@nestjs/common';
import { FilesModule } from '@site/api-files';
import { Clock } from '@site/api-kernel';
import { Backup, BackupHistory, NightlyBackup, Restore, StoredFiles } from '@site/api-platform/backup';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { provide } from '@site/api-platform/providers';
import { migrations } from './migrations';

/** Copies of everything that the product holds, and the way back. */
@Module({
  imports: [FilesModule],
  providers: [
    provide(BackupHistory, Database),
    {
      provide: Backup,
      inject: [SETTINGS, StoredFiles],
      useFactory: ({ databaseUrl, backupPassphrase: passphrase }: Settings, files: StoredFiles) =>
        new Backup({ databaseUrl, files, passphrase }),
    },
    {
      provide: Restore,
      inject: [SETTINGS, StoredFiles],
      useFactory: (settings: Settings, files: StoredFiles) =>
        new Restore({
          plan: { ownerUrl: settings.migrationDatabaseUrl, appUrl: settings.databaseUrl, migrations },
          files,
          passphrase: settings.backupPassphrase,
          s3: settings.s3 !== undefined,
        }),
    },
    {
      // Null where no backup is asked for each night.
      provide: NightlyBackup,
      inject: [SETTINGS, Backup, BackupHistory, Clock],
      useFactory: ({ backups, publicUrl }: Settings, backup: Backup, history: BackupHistory, clock: Clock) =>
        backups === undefined ? null : new NightlyBackup({ backup, history, clock, publicUrl, ...backups }),
    },
  ],
  exports: [Backup, BackupHistory, NightlyBackup, Restore],
})
export class BackupModule {}
