import type { Database } from '@site/api-platform/persistence';
import { FACT_NAMES, FIRM_DEFAULTS, withoutStandIns, type Firm } from '@site/vocabulary';

export interface ReadSettings {
  readonly firm: Firm;
  /** 0 while nobody has changed anything. */
  readonly version: number;
}

/** Reads the settings as they are shown. */
export abstract class SettingsReader {
  abstract read(): Promise<ReadSettings>;
}

const COLUMNS = FACT_NAMES.map((name) => (name === 'capital_fcfa' ? 'capital_fcfa::float8' : name)).join(
  ', ',
);
const READ = `select ${COLUMNS}, version from settings`;

export class PostgresSettingsReader extends SettingsReader {
  constructor(private readonly database: Database) {
    super();
  }

  async read(): Promise<ReadSettings> {
    const [row] = await this.database.query<Firm & { version: number }>(READ, [], 'settings');
    if (row === undefined) return { firm: FIRM_DEFAULTS, version: 0 };
    const { version, ...firm } = row;
    return { firm: withoutStandIns(firm), version };
  }
}
