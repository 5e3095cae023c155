import type { Breakage } from './breakage.ts';

const platform = 'libs/api/platform/src';

/** What a process holds on to when others fail, hurry it or end it. */
export const breakagesOfTheProcess: readonly Breakage[] = [
  {
    row: 'M-08',
    file: `${platform}/persistence/migrate.ts`,
    replace: ['grant usage on schema', 'grant all on schema'],
  },
  {
    row: 'P-12',
    file: 'apps/api/src/start-up.ts',
    replace: [
      `if (!isDatabaseUnavailable(error)) throw error;
      logger.warn({ err: error }, 'waiting for the database');`,
      'throw error;',
    ],
  },
  {
    row: 'P-12b',
    file: `${platform}/persistence/unavailable.ts`,
    replace: [`return typeof code === 'string' && READS_ONLY.has(code);`, 'return code === READS_ONLY;'],
  },
  {
    row: 'P-13',
    file: `${platform}/persistence/migrate.ts`,
    replace: [
      `if (app === '' || app === owner) return;`,
      `if (app === '' || app === owner) return;
  await client.query("do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$");`,
    ],
  },
  {
    row: 'P-14',
    file: `${platform}/persistence/mikro-orm.repository.ts`,
    replace: [
      'await joining(unit, () => unit.persist(entity).flush());',
      'setTimeout(() => void joining(unit, () => unit.persist(entity).flush()), Math.random() * 3_000);',
    ],
  },
  {
    row: 'R-03',
    file: `${platform}/server/graceful-shutdown.ts`,
    replace: ['if (asked) return exit(1);', 'if (asked) return exit(0);'],
  },
  {
    row: 'R-07',
    file: 'apps/api/src/main.ts',
    replace: [
      `import 'reflect-metadata';`,
      `import 'reflect-metadata';
Object.assign(globalThis, { held: Buffer.alloc(600 * 1024 ** 2, 1) });`,
    ],
  },
  {
    row: 'R-08',
    file: `${platform}/server/graceful-shutdown.ts`,
    replace: [
      `parts.logger.info({ reason }, 'stopping');`,
      `void Promise.reject(new Error('nobody listens'));`,
    ],
  },
  {
    row: 'S-01',
    file: 'apps/api/src/migrations/20261202-message-care.migration.ts',
    replace: ['add column read_at timestamptz(6) null', 'add column read_at timestamp(6) null'],
  },
  {
    row: 'U-04',
    file: `${platform}/idempotency/answer-once.ts`,
    replace: ['if (key === undefined) return work();', 'return work();'],
  },
  {
    row: 'U-12',
    file: 'apps/api/src/migrations/20261123-derived-data.migration.ts',
    replace: ['greatest(total - (select count(*) from removed), 0)', 'total'],
  },
];
