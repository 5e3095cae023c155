export { Mailer } from './application/mailer';
export type { Delivery, Letter } from './application/mailer';
export { MailModule } from './mail.module';
