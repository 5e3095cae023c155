import type { FirmMailbox } from '@site/api-messages';
import type { SettingsReader } from '@site/api-settings';

/** `CONTACT_TO`, else the address that the firm gives of itself, once it has given one. */
export class ConfiguredMailbox implements FirmMailbox {
  constructor(
    private readonly contactTo: string | undefined,
    private readonly settings: Pick<SettingsReader, 'read'>,
  ) {}

  async address(): Promise<string | undefined> {
    if (this.contactTo !== undefined) return this.contactTo;
    const { firm } = await this.settings.read();
    return firm.email ?? undefined;
  }
}
