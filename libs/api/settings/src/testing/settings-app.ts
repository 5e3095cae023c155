import type { Server } from 'node:http';
import { FixedClock, KnownUploadedFiles, RecordedContentChanges } from '@site/api-kernel/testing';
import { httpApp } from '@site/api-platform/testing/http';
import { SettingsService } from '../application/settings.service';
import { SettingsController } from '../infrastructure/http/settings.controller';
import { SettingsReader } from '../infrastructure/persistence/settings.reader';
import { InMemorySettingsReader, InMemorySettingsRepository } from './in-memory-settings';

/** The routes of the settings over memory. */
export async function settingsApp() {
  const [clock, files] = [new FixedClock(), new KnownUploadedFiles()];
  const stored = new InMemorySettingsRepository(clock);
  const reader = new InMemorySettingsReader(stored);
  const service = new SettingsService(stored, files, new RecordedContentChanges(), clock);
  const app = await httpApp({
    controllers: [SettingsController],
    providers: [
      { provide: SettingsService, useValue: service },
      { provide: SettingsReader, useValue: reader },
    ],
  });
  return { stored, files, reader, server: app.getHttpServer() as Server, close: () => app.close() };
}
