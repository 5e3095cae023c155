import { Global, Module } from '@nestjs/common';
import { DeliveryService, FileService, FilesModule } from '@site/api-files';
import { AccountData, IdentityModule, OutgoingMail } from '@site/api-identity';
import type { LetterWriter, PersonalData } from '@site/api-kernel';
import { LetterData, LetterWriters, Mailer, MailModule } from '@site/api-mail';
import { ContactLetter, FirmMailbox, MessageData, MessagesModule } from '@site/api-messages';
import { NewsModule, NewsReader } from '@site/api-news';
import {
  AnnouncedNews,
  AnnouncementWriter,
  ConfirmationWriter,
  NewsletterData,
  NewsletterModule,
  Post,
  Sender,
} from '@site/api-newsletter';
import { SETTINGS } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { RecordLifeData } from '@site/api-platform/record-life';
import { provide, providePort } from '@site/api-platform/providers';
import { PublishedFiles } from '@site/api-publications';
import { SettingsModule, SettingsReader } from '@site/api-settings';
import { EditorData } from './editor-data';
import { HeldPersonalData } from './held-personal-data';
import { ConfiguredMailbox } from './configured-mailbox';
import { PublishedNews } from './published-news';
import { UploadedDocuments } from './uploaded-documents';

/** What one module needs of another, under the name of the port it asks for: `UploadedFiles`, `OutgoingMail`. */
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
    {
      provide: OutgoingMail,
      inject: [Mailer],
      useFactory: (mailer: Mailer): OutgoingMail => ({
        available: mailer.available,
        send: async (letter) => {
          const delivery = await mailer.send(letter);
          return delivery === 'unreachable' ? 'failed' : delivery;
        },
      }),
    },
    providePort(FirmMailbox, ConfiguredMailbox, SETTINGS, SettingsReader),
    {
      provide: LetterWriters,
      inject: [ContactLetter, ConfirmationWriter, AnnouncementWriter],
      useFactory: (...writers: LetterWriter[]) => new LetterWriters(writers),
    },
    provide(RecordLifeData, Database),
    provide(EditorData, Database),
    {
      provide: HeldPersonalData,
      // Accounts first: where the last administrator is not erased, nothing else is.
      inject: [AccountData, MessageData, NewsletterData, LetterData, RecordLifeData, EditorData],
      useFactory: (...parts: PersonalData[]) => new HeldPersonalData(parts),
    },
    {
      provide: Sender,
      inject: [SettingsReader],
      useFactory: (settings: SettingsReader): Sender => ({
        facts: async () => (await settings.read()).firm,
      }),
    },
    providePort(AnnouncedNews, PublishedNews, NewsReader),
    {
      provide: Post,
      inject: [Mailer],
      useFactory: (mailer: Mailer): Post => ({
        available: mailer.available,
        send: async (letter) => (await mailer.send(letter)) === 'sent',
      }),
    },
    providePort(PublishedFiles, UploadedDocuments, FileService, DeliveryService),
  ],
  exports: [
    AnnouncedNews,
    FilesModule,
    IdentityModule,
    FirmMailbox,
    HeldPersonalData,
    LetterWriters,
    OutgoingMail,
    Post,
    PublishedFiles,
    Sender,
  ],
})
export class BindingsModule {}
