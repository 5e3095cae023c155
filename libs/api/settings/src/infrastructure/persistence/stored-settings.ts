import { UniqueConstraintViolationException, type MikroORM } from '@mikro-orm/postgresql';
import { DomainError, Edit, editConflict, type Clock, type Repository } from '@site/api-kernel';
import { MikroOrmRepository } from '@site/api-platform/persistence';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import type { SettingsRepository } from '../../application/settings.repository';
import { FirmSettings, SETTINGS_ID } from '../../domain/firm-settings';

/** The settings as the one row of a table that is empty until somebody has given facts. */
export class MikroOrmSettingsRepository implements SettingsRepository {
  private readonly rows: Repository<FirmSettings>;

  constructor(
    orm: MikroORM,
    private readonly clock: Clock,
  ) {
    this.rows = new MikroOrmRepository(orm, FirmSettings);
  }

  async get(): Promise<FirmSettings> {
    try {
      return await this.rows.get(SETTINGS_ID);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
      return new FirmSettings(FIRM_DEFAULTS, new Edit(null, this.clock.now()));
    }
  }

  async save(settings: FirmSettings): Promise<void> {
    if (settings.version > 0) return this.rows.save(settings);
    try {
      await this.rows.add(settings);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw editConflict(await this.rows.get(SETTINGS_ID));
    }
  }
}
