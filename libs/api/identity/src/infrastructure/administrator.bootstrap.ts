import type { AdministratorService } from '../application/administrator.service';

/** Sees to the administrator that the settings name. */
export class AdministratorBootstrap {
  constructor(
    private readonly administrators: AdministratorService,
    private readonly first: { readonly email: string; readonly password: string } | undefined,
  ) {}

  /** To be called at every start, once the tables are there. */
  async run(): Promise<void> {
    if (this.first !== undefined) await this.administrators.createFirst(this.first);
  }
}
