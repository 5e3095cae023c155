import { escapeIdentifier, type Client } from 'pg';
import { appRoleOf, MIGRATION_LOCK, type MigrationPlan, type MigrationStep } from '../persistence/migrate';
import { expectLetters } from '../persistence/expect-letters';
import { migrateWithin } from '../persistence/migrate-within';
import { altered, BackupFailure } from './backup-failure';
import { listed, quoted, ROWS_TOGETHER, SCHEMAS, TABLES, TEXT_FORMS } from './copied-tables';
import type { ArchiveDescription, TableRow } from './copied-tables';
import { ownConnection } from './own-connection';

const THINGS = `select count(*)::int as things from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = any($1) and relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`;
const TRIGGERS = `select format('%s.%s', nspname, relname) as table, tgname as name from pg_trigger
  join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = any($1) and not tgisinternal and tgenabled = 'O' and tgparentid = 0`;

const FORGET_UNDER_WAY = `delete from jobs.job where state = 'active' and name in (select name from jobs.schedule)`;

/** PostgreSQL: values that are none, or that a rule refuses. */
const NOT_FITTING = /^2[23]/;

/** Rows that come into an empty database, in one transaction: until its end nothing has been done. */
export class DatabaseLoad implements AsyncDisposable {
  private readonly tables = new Map<string, TableRow>();
  private readonly switched: { readonly table: string; readonly name: string }[] = [];

  private constructor(
    private readonly client: Client,
    private readonly ownerUrl: string,
  ) {}

  /** @throws BackupFailure unless the database is empty, and who is to work with it known there */
  static begin(plan: MigrationPlan, signal: AbortSignal): Promise<DatabaseLoad> {
    const { ownerUrl } = plan;
    return ownConnection({ url: ownerUrl, name: 'site restore', signal }, async (client) => {
      const load = new DatabaseLoad(client, ownerUrl);
      await client.query(TEXT_FORMS);
      // A product that starts meanwhile waits.
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await client.query('begin');
      await load.demandEmpty();
      await expectLetters(client);
      await load.demandRole(appRoleOf(plan));
      return load;
    });
  }

  /** The schema as the archive had it, without a row. @param known all steps of this release, in order */
  async makeSchema({ steps, tables }: ArchiveDescription, known: readonly MigrationStep[]): Promise<void> {
    const done = new Set(steps);
    const mine = known.filter(({ name }) => done.has(name));
    if (mine.length < done.size) {
      throw new BackupFailure(
        'L’archive vient d’une version plus récente : restaurez avec celle-ci, ou une plus récente encore',
        'the archive was written by a later release: restore it with that one, or a later one',
      );
    }
    await migrateWithin(this.client, this.ownerUrl, mine);
    const { rows } = await this.client.query<TableRow>(TABLES, [SCHEMAS]);
    for (const row of rows) this.tables.set(row.name, row);
    await this.switchTriggers('disable');
    await this.client.query(`truncate ${rows.map(({ name }) => quoted(name)).join(', ')}`);
    for (const { name, columns } of tables) {
      const there = new Set(this.tables.get(name)?.columns);
      if (there.size !== columns.length || !columns.every((column) => there.has(column))) throw altered(name);
    }
  }

  /** @param lines as `DatabaseSnapshot.lines` gives them @param columns what they hold, in that order */
  async insert(name: string, columns: readonly string[], lines: readonly string[]): Promise<void> {
    const table = this.tables.get(name);
    if (table === undefined) throw altered(name);
    const values = columns.map((column, place) => `(line ->> ${place})::${typeOf(table, column)}`);
    for (let first = 0; first < lines.length; first += ROWS_TOGETHER) {
      const rows = `[${lines.slice(first, first + ROWS_TOGETHER).join(',')}]`;
      const insert = `insert into ${quoted(name)} (${listed(columns)}) overriding system value
         select ${values.join(', ')} from jsonb_array_elements($1::jsonb) line`;
      await this.client.query(insert, [rows]).catch((error: unknown) => {
        const { code = '' } = error as { code?: string };
        throw NOT_FITTING.test(code) ? altered(name) : error;
      });
    }
  }

  async commit({ sequences }: ArchiveDescription): Promise<void> {
    for (const { name, value, called } of sequences) {
      await this.client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, called]);
    }
    // Whoever was at it, as at the backup itself, is elsewhere; the clock makes the next one.
    if (this.tables.has('jobs.schedule')) await this.client.query(FORGET_UNDER_WAY);
    await this.switchTriggers('enable');
    await this.client.query('commit');
  }

  /** What was loaded all at once is not known to the planner; a database that cannot do it now does it by itself. */
  async analyze(): Promise<void> {
    await this.client.query('analyze').catch(() => undefined);
  }

  /** What was not committed is as if it had not been. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  private async demandEmpty(): Promise<void> {
    const { rows } = await this.client.query<{ things: number }>(THINGS, [SCHEMAS]);
    if (rows[0]?.things === 0) return;
    throw new BackupFailure(
      'La base n’est pas vide : restaurez dans une base neuve et un stockage vide (autre DATA_DIR, ou autres DATABASE_URL et S3_BUCKET_PREFIX)',
      'the database is not empty: restore into a new database and an empty store (another DATA_DIR, or another DATABASE_URL and S3_BUCKET_PREFIX)',
    );
  }

  /** Its rights are given when the rows are there already. */
  private async demandRole(role: string | undefined): Promise<void> {
    if (role === undefined) return;
    const { rows } = await this.client.query('select from pg_roles where rolname = $1', [role]);
    if (rows.length > 0) return;
    throw new BackupFailure(
      `PostgreSQL ne connaît pas l’utilisateur ${role} : vérifiez DATABASE_URL`,
      `PostgreSQL knows no role ${role}: check DATABASE_URL`,
    );
  }

  /** What triggers would derive from the rows is in the archive already. */
  private async switchTriggers(how: 'enable' | 'disable'): Promise<void> {
    if (how === 'disable') {
      const { rows } = await this.client.query<{ table: string; name: string }>(TRIGGERS, [SCHEMAS]);
      this.switched.push(...rows);
    }
    for (const { table, name } of this.switched) {
      await this.client.query(`alter table ${quoted(table)} ${how} trigger ${escapeIdentifier(name)}`);
    }
  }
}

function typeOf({ columns, types, name }: TableRow, column: string): string {
  const type = types[columns.indexOf(column)];
  if (type === undefined) throw altered(name);
  return type;
}
