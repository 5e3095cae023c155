import { escapeIdentifier, type Client } from 'pg';
import type { Database, RunQuery } from '../persistence/database';
import { MIGRATION_LOCK } from '../persistence/migrate';
import { BackupFailure } from './backup-failure';
import { inOrderOfNeed, quoted, ROWS_TOGETHER, SCHEMAS, TABLES, TEXT_FORMS } from './copied-tables';
import type { ArchiveDescription, CopiedSequence, CopiedTable, TableRow } from './copied-tables';
import { ownConnection } from './own-connection';

/** Whoever passes a connection on forgets one that says nothing for minutes. Milliseconds. */
const SILENCE = 30_000;

/** Held while files are copied: what a snapshot names stays where it is. */
const FILES_LOCK = 7_203_115;

const SEQUENCES = `select format('%s.%s', schemaname, sequencename) as name from pg_sequences
  where schemaname = any($1) order by 1`;
const MOMENT = `to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether files are being copied, so that none may be removed: whatever names them may be in the copy. */
export async function areFilesCopied(database: Pick<Database, 'query'>): Promise<boolean> {
  const [row] = await database.query<{ copied: boolean }>(
    `select exists (select from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())) as copied`,
    [FILES_LOCK],
  );
  return row?.copied ?? false;
}

/** All rows at one moment, on a connection of its own that waits for nobody and holds nobody up. */
export class DatabaseSnapshot implements AsyncDisposable {
  private lost: Error | undefined;
  private heart: NodeJS.Timeout | undefined;

  private constructor(
    private readonly client: Client,
    readonly description: ArchiveDescription,
  ) {
    client.on('error', (error) => (this.lost = error));
  }

  static open(url: string, signal: AbortSignal): Promise<DatabaseSnapshot> {
    return ownConnection({ url, name: 'site backup', signal }, async (client) => {
      await client.query(TEXT_FORMS);
      await demandPrimary(client);
      await client.query('select pg_advisory_lock_shared($1)', [FILES_LOCK]);
      // No step of the schema comes between the moment and the tables: a table that was rewritten after it looks empty.
      await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
      await client.query('begin isolation level repeatable read read only');
      const description = await describe(client);
      for (const { name } of description.tables)
        await client.query(`lock table ${quoted(name)} in access share mode`);
      await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
      return new DatabaseSnapshot(client, description);
    });
  }

  readonly query: RunQuery = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await this.client.query(text, [...values])).rows as Row[];

  /** Some rows at a time, each a line: a JSON list of texts, one a column, null where there is no value. */
  async *lines({ name, columns }: CopiedTable): AsyncGenerator<readonly string[]> {
    const values = columns.map((column) => `${escapeIdentifier(column)}::text`).join(', ');
    await this.client.query(
      `declare copied no scroll cursor for select to_json(array[${values}])::text as line from only ${quoted(name)}`,
    );
    for (;;) {
      const rows = await this.query<{ line: string }>(`fetch ${ROWS_TOGETHER} from copied`);
      if (rows.length === 0) break;
      yield rows.map(({ line }) => line);
    }
    await this.client.query('close copied');
  }

  /** The rows have been read: what follows are the files, which stay until the end. */
  async release(): Promise<void> {
    await this.client.query('commit');
    this.heart = setInterval(() => void this.query('select 1').catch(() => undefined), SILENCE);
  }

  /** @throws BackupFailure when nobody keeps the files any more */
  demandHeld(): void {
    if (this.lost === undefined) return;
    throw new BackupFailure(
      'La connexion à la base est perdue',
      'the connection to the database is lost',
      this.lost,
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.heart);
    // Closing the session releases the lock.
    await this.client.end().catch(() => undefined);
  }
}

/** Locks of a replica hold nobody up on the server that it follows: a table that is rewritten there would be copied empty. */
async function demandPrimary(client: Client): Promise<void> {
  const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
  if (rows[0]?.follows !== true) return;
  throw new BackupFailure(
    'DATABASE_URL désigne une réplique : sauvegardez depuis le serveur principal',
    'DATABASE_URL is a replica: back up from the primary server',
  );
}

async function describe(client: Client): Promise<ArchiveDescription> {
  const [moment] = (await client.query<{ now: string }>(`select ${MOMENT} as now`)).rows;
  const tables = inOrderOfNeed((await client.query<TableRow>(TABLES, [SCHEMAS])).rows);
  if (!tables.some(({ name }) => name === 'public.mikro_orm_migrations')) {
    throw new BackupFailure(
      'La base est vide : rien à sauvegarder',
      'the database is empty: nothing to back up',
    );
  }
  const steps = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  const sequences: CopiedSequence[] = [];
  for (const { name } of (await client.query<{ name: string }>(SEQUENCES, [SCHEMAS])).rows) {
    const { rows } = await client.query<CopiedSequence>(
      `select $1 as name, last_value::text as value, is_called as called from ${quoted(name)}`,
      [name],
    );
    sequences.push(...rows);
  }
  return {
    format: 1,
    created_at: moment?.now ?? '',
    steps: steps.rows.map(({ name }) => name),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences,
  };
}
