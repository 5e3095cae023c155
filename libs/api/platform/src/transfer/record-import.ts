import { DomainError, violation, type Versioned, type Violation } from '@site/api-kernel';
import { EDITORIAL, type Editorial, type ValidationRule } from '@site/vocabulary';
import { isUuid } from '../http/pagination';
import type { Database } from '../persistence/database';
import { violationOf } from '../record-lifecycle/bulk';
import { holdIntake, holdRecords } from '../record-lifecycle/lock-order';
import type { EditedKind, SaidValues } from '../record-lifecycle/edited-kinds';
import type { ImportReportDto } from './import.dto';
import { IDENTITY, saidBy, sameFields } from './record-columns';
import type { FileRow } from './record-file';
import { existingRows, type RecordRow } from './record-rows';
import { ExistingRecords } from './existing-records';

export interface RefusedLine extends Violation {
  readonly line: number;
}

/** What a file does, or would do. */
type ImportOutcome = Omit<ImportReportDto, 'refused'> & { readonly refused: readonly RefusedLine[] };

const MARK: Editorial = 'english_outdated';

type Became = 'created' | 'changed' | 'unchanged';

/** Undoes what it is thrown out of. */
class Undone extends Error {}

/** Takes records of a file in by the rules of their forms, all of them or none. */
export class RecordImport {
  constructor(private readonly database: Pick<Database, 'query' | 'write' | 'transaction' | 'atomically'>) {}

  /** @param asked `dryRun`: everything is tried, and nothing kept; `editor`: whose change it is */
  async run(
    edited: EditedKind,
    rows: readonly FileRow[],
    { dryRun, editor }: { readonly dryRun: boolean; readonly editor: string },
  ): Promise<ImportOutcome> {
    const counts: Record<Became, number> = { created: 0, changed: 0, unchanged: 0 };
    const refused: RefusedLine[] = [];
    const work = async (): Promise<void> => {
      // What is only tried leaves nothing for others to find.
      if (!dryRun) await holdIntake(this.database, edited.name);
      const standing = await this.standing(edited, rows);
      const seen = new Set<string>();
      await holdRecords(this.database, changedBy(edited, rows, standing));
      for (const row of rows) {
        try {
          counts[await this.take(edited, row, { standing, seen, editor })] += 1;
        } catch (error) {
          refused.push(...refusalsOf(error, row));
        }
      }
      if (dryRun || refused.length > 0) throw new Undone();
    };
    const imported = await this.database.atomically(work).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Undone) return false;
        throw error;
      },
    );
    return { ...counts, refused, imported };
  }

  private async standing(edited: EditedKind, rows: readonly FileRow[]): Promise<ExistingRecords> {
    const [first = ''] = edited.fields;
    const texts = (name: string) =>
      rows.map(({ values }) => values[name]).filter((value) => typeof value === 'string');
    const ids = texts('id').filter(isUuid);
    // PostgreSQL takes no NUL, so nothing is called that.
    const names = texts(first).filter((name) => !name.includes('\u0000'));
    return new ExistingRecords(first, await existingRows(this.database, edited, { ids, names }));
  }

  private async take(edited: EditedKind, { values }: FileRow, context: Context): Promise<Became> {
    const { standing, seen } = context;
    // Objects have no text, or one that is not theirs.
    for (const name of IDENTITY)
      if (typeof (values[name] ?? '') === 'object') refuse('value_invalid', `/${name}`);
    const { id, said } = readFrom(values);
    for (const name of EDITORIAL)
      if (name in said && typeof said[name] !== 'boolean') refuse('flag_expected', `/${name}`);
    if (id === '') return this.make(edited, said, context);
    if (seen.has(id)) refuse('record_repeated');
    seen.add(id);
    const stood = standing.withId(id);
    if (stood === undefined) return refuse('record_gone');
    const names = Object.keys(said);
    if (sameFields(said, stood, names)) return 'unchanged';
    const version = values['version'] ?? '';
    const read = [version === '' ? stood.version : Number(version)];
    return this.unlessTheSame(edited, [stood], () =>
      edited.revise(id, { ...stood, ...said }, read, context.editor),
    );
  }

  /** What says the same as a record is that record: a file that is imported again makes nothing twice. */
  private async make(edited: EditedKind, said: SaidValues, { standing, editor }: Context): Promise<Became> {
    const alike = standing.called(said);
    const became = await this.unlessTheSame(
      edited,
      alike,
      () => edited.publish(said, editor),
      (made) => standing.add({ ...saidBy(edited, made), id: made.id, version: made.version }),
      edited.fields.filter((name) => !edited.staying.includes(name) && isDescribed(edited, name)),
    );
    return became === 'changed' ? 'created' : became;
  }

  /** Tries it in a place of its own, which is undone where it comes out as what stands, or is refused. */
  private async unlessTheSame(
    edited: EditedKind,
    stood: readonly RecordRow[],
    write: () => Promise<Versioned>,
    done: (written: Versioned) => void = () => undefined,
    names: readonly string[] = edited.fields,
  ): Promise<Became> {
    try {
      await this.database.transaction(async () => {
        const written = await write();
        const said = saidBy(edited, written);
        if (stood.some((one) => sameFields(said, one, names))) throw new Undone();
        done(written);
      });
      return 'changed';
    } catch (error) {
      if (error instanceof Undone) return 'unchanged';
      throw error;
    }
  }
}

interface Context {
  readonly standing: ExistingRecords;
  /** Ids that the file has named. */
  readonly seen: Set<string>;
  readonly editor: string;
}

function readFrom(values: SaidValues): { readonly id: string; readonly said: SaidValues } {
  const named = Object.entries(values).filter(([name]) => !isIdentity(name));
  // A file from before the mark was made does not take it away.
  const said = Object.fromEntries(named.filter(([name, value]) => name !== MARK || value !== false));
  const { id } = values;
  return { id: typeof id === 'object' ? '' : String(id ?? '').toLowerCase(), said };
}

/** Records that a file changes: those that stay as they are, others may write meanwhile. */
function changedBy({ name }: EditedKind, rows: readonly FileRow[], standing: ExistingRecords) {
  return rows.flatMap(({ values }) => {
    const { id, said } = readFrom(values);
    const stood = standing.withId(id);
    return stood === undefined || sameFields(said, stood, Object.keys(said)) ? [] : [{ kind: name, id }];
  });
}

const isIdentity = (name: string) => IDENTITY.some((one) => one === name);

function isDescribed({ kind }: EditedKind, name: string): boolean {
  return name in kind.fields || name.replace(/_(?:fr|en)$/, '') in kind.fields;
}

function refuse(rule: ValidationRule, pointer = '/id'): never {
  throw new DomainError('validation_failed', { violations: [violation(pointer, rule)] });
}

function refusalsOf(error: unknown, { line }: FileRow): RefusedLine[] {
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'not_found') return [{ line, ...violation('/id', 'record_gone') }];
  if (error.code === 'edit_conflict') return [{ line, ...violationOf('/id', 'record_changed', error) }];
  if (error.violations.length === 0) throw error;
  return error.violations.map((one) => ({ line, ...one }));
}
