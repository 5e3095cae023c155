import { Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '@site/api-platform';
import { Mailer } from './application/mailer';
import { NoMailer } from './infrastructure/no.mailer';

/** Outgoing mail. Needs the settings from the composition root. */
@Module({
  providers: [
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
  exports: [Mailer],
})
export class MailModule {}
