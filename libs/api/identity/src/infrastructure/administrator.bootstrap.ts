import type { Settings } from '@site/api-platform/config';
import type { AdministratorService } from '../application/administrator.service';

/** Sees to the administrator that the settings name. */
export class AdministratorBootstrap {
  constructor(
    private readonly administrators: AdministratorService,
    private readonly settings: Pick<Settings, 'firstAdministrator'>,
  ) {}

  /** To be called at every start, once the tables are there. */
  async run(): Promise<void> {
    const { firstAdministrator } = this.settings;
    if (firstAdministrator !== undefined) await this.administrators.createFirst(firstAdministrator);
  }
}
