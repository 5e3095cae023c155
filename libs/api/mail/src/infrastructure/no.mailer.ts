import { Mailer, type Delivery } from '@site/api-kernel';

/** Where no mail server was named. */
export class NoMailer extends Mailer {
  readonly available = false;

  async send(): Promise<Delivery> {
    return 'refused';
  }
}
