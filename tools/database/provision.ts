import pg from 'pg';
import type { Passwords } from './secrets.ts';
import { codeOf, StartError } from './start-error.ts';

export const databaseName = 'site';
export const owner = 'site_owner';
export const app = 'site_app';

/** Runs statements one by one on a connection of their own; some are others from a version of the server on. */
export async function execute(
  url: string,
  statements: readonly string[] | ((major: number) => readonly string[]),
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const all = typeof statements === 'function' ? statements(await majorOf(client)) : statements;
    for (const statement of all) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function majorOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

/** The owner migrates, the application only reads and writes, nobody else enters. */
export function databaseStatements(name: string, template = ''): string[] {
  const quoted = pg.escapeIdentifier(name);
  return [
    `create database ${quoted} owner ${owner} ${template}`,
    `revoke all on database ${quoted} from public`,
    `grant connect, temporary on database ${quoted} to ${app}`,
  ];
}

async function exists(
  client: pg.Client,
  catalogue: 'pg_roles' | 'pg_database',
  column: string,
  name: string,
): Promise<boolean> {
  const found = await client.query(`select 1 from ${catalogue} where ${column} = $1`, [name]);
  return found.rowCount === 1;
}

const passwordRefused = (): StartError =>
  new StartError(
    'Mot de passe de la base refusé : remettez postgres-passwords.json',
    'database password refused',
  );

/** Makes the two roles and the database if they are not there; safe after a crash at any point. */
export async function provision(superUrl: string, passwords: Passwords): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl });
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw codeOf(error) === '28P01' ? passwordRefused() : error;
  });
  try {
    for (const [role, password] of [
      [owner, passwords.owner],
      [app, passwords.app],
    ] as const) {
      if (await exists(client, 'pg_roles', 'rolname', role)) continue;
      const rights = 'login nosuperuser nocreatedb nocreaterole noreplication';
      await client.query(`create role ${role} ${rights} password ${pg.escapeLiteral(password)}`);
    }
    const [create, ...rights] = databaseStatements(databaseName);
    if (create && !(await exists(client, 'pg_database', 'datname', databaseName))) await client.query(create);
    for (const statement of rights) await client.query(statement);
  } finally {
    await client.end();
  }
}
