import type { SaidValues } from '../record-lifecycle/edited-kinds';
import type { RecordRow } from './record-rows';

/** Records that a file may be about. */
export class ExistingRecords {
  private readonly byId = new Map<string, RecordRow>();
  private readonly byName = new Map<unknown, RecordRow[]>();

  constructor(
    /** The field that they are called by. */
    private readonly first: string,
    rows: readonly RecordRow[],
  ) {
    for (const row of rows) this.add(row);
  }

  add(row: RecordRow): void {
    this.byId.set(row.id, row);
    const name = row[this.first];
    this.byName.set(name, [...(this.byName.get(name) ?? []), row]);
  }

  withId(id: string): RecordRow | undefined {
    return this.byId.get(id);
  }

  called(said: SaidValues): readonly RecordRow[] {
    return this.byName.get(said[this.first]) ?? [];
  }
}
