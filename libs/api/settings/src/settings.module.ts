import { MikroORM } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Clock, ContentChanges, UploadedFiles } from '@site/api-kernel';
import { Database } from '@site/api-platform/persistence';
import { SettingsRepository } from './application/settings.repository';
import { SettingsService } from './application/settings.service';
import { SettingsController } from './infrastructure/http/settings.controller';
import { PostgresSettingsReader, SettingsReader } from './infrastructure/persistence/settings.reader';
import { MikroOrmSettingsRepository } from './infrastructure/persistence/stored-settings';

/** Needs from the composition root: the database, the clock, uploaded files and content changes. */
@Module({
  controllers: [SettingsController],
  providers: [
    {
      provide: SettingsRepository,
      inject: [MikroORM, Clock],
      useFactory: (orm: MikroORM, clock: Clock) => new MikroOrmSettingsRepository(orm, clock),
    },
    {
      provide: SettingsReader,
      inject: [Database],
      useFactory: (database: Database) => new PostgresSettingsReader(database),
    },
    {
      provide: SettingsService,
      inject: [SettingsRepository, UploadedFiles, ContentChanges, Clock],
      useFactory: (...parts: ConstructorParameters<typeof SettingsService>) => new SettingsService(...parts),
    },
  ],
  exports: [SettingsReader, SettingsService],
})
export class SettingsModule {}
