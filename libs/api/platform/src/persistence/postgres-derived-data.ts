import type { DerivedData } from '@site/api-kernel';
import { announceAnything } from '../response-cache/postgres-content-changes';
import type { Database } from './database';

/** Totals, slugs and removals (migration `derived-data`). */
export class PostgresDerivedData implements DerivedData {
  constructor(private readonly database: Pick<Database, 'transaction'>) {}

  recount(): Promise<number> {
    return this.database.transaction(async (run) => {
      const [row] = await run<{ mended: number }>('select mend_derived_data() as mended');
      await announceAnything(run);
      return row?.mended ?? 0;
    });
  }
}
