import { Module } from '@nestjs/common';
import { IdentityModule } from '@site/api-identity';
import { ContentChanges } from '@site/api-kernel';
import { PersonNames } from '@site/api-platform/access';
import { Database } from '@site/api-platform/persistence';
import {
  Bin,
  BinController,
  BulkController,
  EditedKinds,
  JournalController,
  JournalReader,
  Versions,
  VersionsController,
} from '@site/api-platform/record-lifecycle';
import { provide } from '@site/api-platform/providers';
import { SETTINGS_ID, SettingsModule, SettingsService } from '@site/api-settings';
import { FACT_NAMES } from '@site/vocabulary';
import { CONTENT } from './kinds';

/** What can be seen and undone of what editors do, for all kinds of content and the settings. */
@Module({
  imports: [IdentityModule, SettingsModule, ...CONTENT.map(({ module }) => module)],
  controllers: [VersionsController, BulkController, BinController, JournalController],
  providers: [
    {
      provide: EditedKinds,
      inject: [SettingsService, ...CONTENT.map(({ edited }) => edited.service)],
      useFactory: (settings: SettingsService, ...services: never[]) =>
        new EditedKinds(
          CONTENT.map(({ edited }, index) => edited.by(services[index] as never)),
          {
            id: SETTINGS_ID,
            name: 'settings',
            fields: FACT_NAMES,
            staying: [],
            revise: (_, values, seen, editor) => settings.revise(values, seen, editor),
          },
        ),
    },
    provide(Versions, Database, PersonNames),
    provide(Bin, Database, PersonNames, EditedKinds, ContentChanges),
    provide(JournalReader, Database, PersonNames, EditedKinds),
  ],
  exports: [EditedKinds],
})
export class RecordLifecycleModule {}
