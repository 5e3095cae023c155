import { FirmMailbox } from '@site/api-messages';
import type { SettingsReader } from '@site/api-settings';
import { stillToComplete } from '@site/vocabulary';

/** `CONTACT_TO`, else the address that the firm gives of itself, once it has given one. */
export class SettledMailbox extends FirmMailbox {
  constructor(
    private readonly contactTo: string | undefined,
    private readonly settings: Pick<SettingsReader, 'read'>,
  ) {
    super();
  }

  async address(): Promise<string | undefined> {
    if (this.contactTo !== undefined) return this.contactTo;
    const { firm } = await this.settings.read();
    return stillToComplete(firm).includes('email') ? undefined : firm.email;
  }
}
