import { DomainError, Edit, editConflict, type Clock } from '@site/api-kernel';
import { InMemoryRepository } from '@site/api-kernel/testing';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import type { SettingsRepository } from '../application/settings.repository';
import { FirmSettings } from '../domain/firm-settings';
import type { SettingsReader, ReadSettings } from '../infrastructure/persistence/settings.reader';

/** The double of the stored settings: behaves as the contract says. */
export class InMemorySettingsRepository implements SettingsRepository {
  readonly rows = new InMemoryRepository<FirmSettings>();

  constructor(private readonly clock: Clock) {}

  async get(): Promise<FirmSettings> {
    const [stored] = this.rows.all;
    return stored ?? new FirmSettings(FIRM_DEFAULTS, new Edit(null, this.clock.now()));
  }

  async save(settings: FirmSettings): Promise<void> {
    if (settings.version > 0) return this.rows.save(settings);
    const [standing] = this.rows.all;
    if (standing !== undefined) throw editConflict(standing);
    Object.assign(settings, { version: 1 });
    await this.rows.add(settings);
  }
}

/** Reads what the double holds, or fails as a database does that is not there. */
export class InMemorySettingsReader implements SettingsReader {
  available = true;

  constructor(private readonly stored: InMemorySettingsRepository) {}

  async read(): Promise<ReadSettings> {
    if (!this.available) throw new DomainError('dependency_unavailable', { retryAfter: 5 });
    const { facts, version } = await this.stored.get();
    return { firm: facts, version };
  }
}
