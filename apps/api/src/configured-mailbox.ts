import type { FirmMailbox } from '@site/api-messages';
import type { Settings } from '@site/api-platform/config';
import type { SettingsReader } from '@site/api-settings';

/** `CONTACT_TO`, else the address that the firm gives of itself, once it has given one. */
export class ConfiguredMailbox implements FirmMailbox {
  constructor(
    private readonly environment: Pick<Settings, 'contactTo'>,
    private readonly settings: Pick<SettingsReader, 'read'>,
  ) {}

  async address(): Promise<string | undefined> {
    return this.environment.contactTo ?? (await this.settings.read()).firm.email ?? undefined;
  }
}
