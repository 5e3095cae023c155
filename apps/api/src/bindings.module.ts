import { Global, Module } from '@nestjs/common';
import { DeliveryService, FileService, FilesModule } from '@site/api-files';
import { AccountData, IdentityModule } from '@site/api-identity';
import type { LetterWriter, PersonalData } from '@site/api-kernel';
import { LetterData, LetterWriters, MailModule } from '@site/api-mail';
import { ContactLetter, FirmMailbox, MessageData, MessagesModule } from '@site/api-messages';
import { NewsModule, NewsReader } from '@site/api-news';
import {
  AnnouncedNews,
  AnnouncementWriter,
  ConfirmationWriter,
  NewsletterData,
  NewsletterModule,
  Sender,
} from '@site/api-newsletter';
import { SETTINGS } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { RecordLifecycleData } from '@site/api-platform/record-lifecycle';
import { provide, providePort } from '@site/api-platform/providers';
import { PublishedFiles } from '@site/api-publications';
import { SettingsModule, SettingsReader } from '@site/api-settings';
import { EditorData } from './editor-data';
import { PersonalDataRegistry } from './personal-data-registry';
import { ConfiguredMailbox } from './configured-mailbox';
import { PublishedNews } from './published-news';
import { UploadedDocuments } from './uploaded-documents';

/** What one module needs of another, under the name of the port it asks for: `UploadedFiles`, `Mailer`. */
@Global()
@Module({
  imports: [
    FilesModule,
    IdentityModule,
    MailModule,
    MessagesModule,
    NewsModule,
    NewsletterModule,
    SettingsModule,
  ],
  providers: [
    providePort(FirmMailbox, ConfiguredMailbox, SETTINGS, SettingsReader),
    {
      provide: LetterWriters,
      inject: [ContactLetter, ConfirmationWriter, AnnouncementWriter],
      useFactory: (...writers: LetterWriter[]) => new LetterWriters(writers),
    },
    provide(RecordLifecycleData, Database),
    provide(EditorData, Database),
    {
      provide: PersonalDataRegistry,
      // Accounts first: where the last administrator is not erased, nothing else is.
      inject: [AccountData, MessageData, NewsletterData, LetterData, RecordLifecycleData, EditorData],
      useFactory: (...parts: PersonalData[]) => new PersonalDataRegistry(parts),
    },
    {
      provide: Sender,
      inject: [SettingsReader],
      useFactory: (settings: SettingsReader): Sender => ({
        facts: async () => (await settings.read()).firm,
      }),
    },
    providePort(AnnouncedNews, PublishedNews, NewsReader),
    providePort(PublishedFiles, UploadedDocuments, FileService, DeliveryService),
  ],
  exports: [
    AnnouncedNews,
    FilesModule,
    IdentityModule,
    FirmMailbox,
    PersonalDataRegistry,
    LetterWriters,
    MailModule,
    PublishedFiles,
    Sender,
  ],
})
export class BindingsModule {}
