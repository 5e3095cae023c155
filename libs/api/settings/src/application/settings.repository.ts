import type { FirmSettings } from '../domain/firm-settings';

/** The one record of settings; a call is one transaction. */
export abstract class SettingsRepository {
  /** Those that are stored, else untouched ones. */
  abstract get(): Promise<FirmSettings>;
  /**
   * Stores settings from `get`.
   * @throws DomainError `edit_conflict` when somebody else has stored some meanwhile
   */
  abstract save(settings: FirmSettings): Promise<void>;
}
