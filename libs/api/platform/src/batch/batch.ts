import { DomainError, violation, type Violation } from '@site/api-kernel';
import { EDITORIAL, type ValidationRule } from '@site/vocabulary';
import { answeredRow } from '../content/file-facts';
import { unwritable } from '../content/merge-patch';
import { inPointer } from '../http/json-pointer';
import type { Database } from '../persistence/database';
import { violationOf } from '../record-lifecycle/bulk';
import { holdRecords, holdSeveral } from '../record-lifecycle/lock-order';
import type { EditedKind, EditedKinds, SaidValues } from '../record-lifecycle/edited-kinds';
import type { RecordRow } from '../transfer/record-rows';
import type { BatchOperation, BatchResult } from './batch.dto';

const REFUSALS: Readonly<Partial<Record<DomainError['code'], ValidationRule>>> = {
  not_found: 'record_gone',
  edit_conflict: 'record_changed',
};

/** Does different things to different records, each once, all of them or none. */
export class Batch {
  constructor(
    private readonly database: Pick<Database, 'query' | 'write' | 'transaction' | 'atomically'>,
    private readonly kinds: EditedKinds,
  ) {}

  /** @throws DomainError `validation_failed` with a pointer into each operation that is refused */
  run(operations: readonly BatchOperation[], editor: string): Promise<BatchResult[]> {
    return this.database.atomically(async () => {
      await this.hold(operations);
      const [done, refused]: [BatchResult[], Violation[]] = [[], []];
      const seen = new Set<string>();
      for (const [place, operation] of operations.entries()) {
        try {
          demandOnce(operation, seen);
          // In a place of its own: what the database refuses does not keep it from judging the next one.
          done.push(await this.database.transaction(() => this.one(operation, editor)));
        } catch (error) {
          refused.push(...refusalsOf(error, `/operations/${place}`));
        }
      }
      if (refused.length > 0) throw new DomainError('validation_failed', { violations: refused });
      return done;
    });
  }

  /** What its operations wait for, before the first of them: their own order is that of who asks. */
  private async hold(operations: readonly BatchOperation[]): Promise<void> {
    const named = operations.map((one) => ({ ...one, edited: this.kinds.at(one.kind) }));
    const records = named.flatMap(({ edited, id }) => (id === undefined ? [] : [{ kind: edited.name, id }]));
    await holdRecords(this.database, records);
    const shared = named.flatMap(({ act, kind, edited, values = {} }) => [
      ...(act === 'change' ? [] : [kind]),
      ...edited.staying.filter((flag) => values[flag] === true).map((flag) => `${flag} of ${kind}`),
    ]);
    await holdSeveral(this.database, shared);
  }

  private async one(
    { act, kind, id, version, values }: BatchOperation,
    editor: string,
  ): Promise<BatchResult> {
    const edited = this.kinds.at(kind);
    demandOnly(act === 'create' ? { values } : { id, version, ...(act === 'change' && { values }) }, {
      id,
      version,
      values,
    });
    if (act === 'create') return doneTo(kind, await edited.publish(written(edited, values), editor));
    const record = String(id).toLowerCase();
    const seen = [Number(version)];
    if (act === 'remove') {
      await edited.withdraw(record, seen, editor);
      return { kind, id: record, version: null };
    }
    const standing = await this.standing(edited, record);
    // Whoever changes another version is refused for that.
    const changes = seen.includes(standing.version) ? written(edited, values, standing) : {};
    return doneTo(kind, await edited.revise(record, { ...standing, ...changes }, seen, editor));
  }

  /** @throws DomainError `not_found` */
  private async standing({ kind, name, columns }: EditedKind, id: string): Promise<RecordRow> {
    const text = `select ${columns} from ${name} where id = $1`;
    const [row] = await this.database.query<RecordRow>(text, [id]);
    if (row === undefined) throw new DomainError('not_found');
    return answeredRow(kind, row);
  }
}

const doneTo = (
  kind: string,
  { id, version }: { readonly id: string; readonly version: number },
): BatchResult => ({
  kind,
  id,
  version,
});

/** @throws DomainError `validation_failed` for a record that an earlier operation is about */
function demandOnce({ kind, id }: BatchOperation, seen: Set<string>): void {
  if (id === undefined) return;
  const name = `${kind} ${id.toLowerCase()}`;
  if (seen.has(name))
    throw new DomainError('validation_failed', { violations: [violation('/id', 'record_repeated')] });
  seen.add(name);
}

/** @throws DomainError `validation_failed` for what an operation needs and does not say, or says without need */
function demandOnly(needed: object, said: object): void {
  const violations = Object.entries(said).flatMap(([name, value]) => {
    if (!(name in needed)) return saysNothing(value) ? [] : [violation(`/${name}`, 'field_unknown')];
    return value === undefined ? [violation(`/${name}`, 'value_required')] : [];
  });
  if (violations.length > 0) throw new DomainError('validation_failed', { violations });
}

/** Generated clients send a map that nobody has filled in. */
const saysNothing = (value: unknown): boolean => value === undefined || JSON.stringify(value) === '{}';

/**
 * What is written of a record; what it says besides is that which stands, as it was read.
 * @throws DomainError `validation_failed` for what cannot be
 */
function written(
  { fields, counts }: EditedKind,
  values: SaidValues = {},
  standing: SaidValues = {},
): SaidValues {
  const { rule, names } = unwritable(values, fields, standing, counts);
  const violations = [
    ...names.map((name) => violation(`/values/${inPointer(name)}`, rule)),
    ...EDITORIAL.filter((name) => !['undefined', 'boolean'].includes(typeof values[name])).map((name) =>
      violation(`/values/${name}`, 'flag_expected'),
    ),
  ];
  if (violations.length > 0) throw new DomainError('validation_failed', { violations });
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));
}

/** Where the operation itself is refused, at the operation; else at what it says of the record. */
function refusalsOf(error: unknown, at: string): Violation[] {
  if (!(error instanceof DomainError)) throw error;
  const rule = REFUSALS[error.code];
  if (rule !== undefined) return [violationOf(`${at}/id`, rule, error)];
  if (error.violations.length === 0) throw error;
  const inside = (pointer: string) => (OWN.test(pointer) ? pointer : `/values${pointer}`);
  return error.violations.map((one) => ({ ...one, pointer: at + inside(one.pointer) }));
}

const OWN = /^\/(?:id|version|values)(?:\/|$)/;
