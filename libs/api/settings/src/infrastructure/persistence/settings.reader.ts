import { factsOfFiles, type FilesOfRecord } from '@site/api-platform/content';
import type { Database } from '@site/api-platform/persistence';
import { FACT_NAMES, FIRM_DEFAULTS, withoutPlaceholderTexts, type Firm } from '@site/vocabulary';
import { FIRM_FILES } from '../../application/settings.service';

export interface ReadSettings {
  readonly firm: Firm;
  /** 0 while nobody has changed anything. */
  readonly version: number;
  /** What is said of the files besides, by the field with the address; absent where that is nothing. */
  readonly files?: FilesOfRecord;
}

/** Reads the settings as they are shown. */
export abstract class SettingsReader {
  abstract read(): Promise<ReadSettings>;
}

const COLUMNS = FACT_NAMES.map((name) => (name === 'capital_fcfa' ? 'capital_fcfa::float8' : name)).join(
  ', ',
);
const READ = `select ${COLUMNS}, version, ${factsOfFiles(FIRM_FILES)} as files from settings`;

interface Row extends Firm {
  readonly version: number;
  readonly files: FilesOfRecord | null;
}

export class PostgresSettingsReader implements SettingsReader {
  constructor(private readonly database: Database) {}

  async read(): Promise<ReadSettings> {
    const [row] = await this.database.query<Row>(READ, [], 'settings');
    if (row === undefined) return { firm: FIRM_DEFAULTS, version: 0 };
    const { version, files, ...firm } = row;
    return { firm: withoutPlaceholderTexts(firm), version, ...(files && { files }) };
  }
}
