import { Module } from '@nestjs/common';
import { Mailer } from '@site/api-kernel';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { provide } from '@site/api-platform/providers';
import { LetterData } from './infrastructure/letter-data';
import { NoMailer } from './infrastructure/no.mailer';

/** Outgoing mail. Needs the settings and the database from the composition root. */
@Module({
  providers: [
    provide(LetterData, Database),
    {
      provide: Mailer,
      inject: [SETTINGS],
      useFactory: async ({ mail }: Settings): Promise<Mailer> => {
        if (mail === undefined) return new NoMailer();
        // Where no mail is sent, what sends it need not be loaded.
        const { SmtpMailer } = await import('./infrastructure/smtp.mailer');
        return new SmtpMailer(mail);
      },
    },
  ],
  exports: [LetterData, Mailer],
})
export class MailModule {}
