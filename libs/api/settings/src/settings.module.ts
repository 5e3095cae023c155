import { MikroORM } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Clock, ContentChanges, UploadedFiles } from '@site/api-kernel';
import { Database } from '@site/api-platform/persistence';
import { provide, providePort } from '@site/api-platform/providers';
import { SettingsRepository } from './application/settings.repository';
import { SettingsService } from './application/settings.service';
import { SettingsController } from './infrastructure/http/settings.controller';
import { PostgresSettingsReader, SettingsReader } from './infrastructure/persistence/settings.reader';
import { MikroOrmSettingsRepository } from './infrastructure/persistence/stored-settings';

/** Needs from the composition root: the database, the clock, uploaded files and content changes. */
@Module({
  controllers: [SettingsController],
  providers: [
    providePort(SettingsRepository, MikroOrmSettingsRepository, MikroORM, Clock),
    providePort(SettingsReader, PostgresSettingsReader, Database),
    provide(SettingsService, SettingsRepository, UploadedFiles, ContentChanges, Clock),
  ],
  exports: [SettingsReader, SettingsService],
})
export class SettingsModule {}
