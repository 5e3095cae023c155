import { Global, Module } from '@nestjs/common';
import { DeliveryService, FileService, FilesModule } from '@site/api-files';
import { IdentityModule, OutgoingMail } from '@site/api-identity';
import { Mailer, MailModule } from '@site/api-mail';
import { PublishedFiles } from '@site/api-publications';
import { UploadedDocuments } from './uploaded-documents';

/** What one module needs of another, under the name of the port it asks for: `UploadedFiles`, `OutgoingMail`. */
@Global()
@Module({
  imports: [FilesModule, IdentityModule, MailModule],
  providers: [
    { provide: OutgoingMail, useExisting: Mailer },
    {
      provide: PublishedFiles,
      inject: [FileService, DeliveryService],
      useFactory: (files: FileService, deliveries: DeliveryService) =>
        new UploadedDocuments(files, deliveries),
    },
  ],
  exports: [FilesModule, IdentityModule, OutgoingMail, PublishedFiles],
})
export class BindingsModule {}
