import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { Database } from '@site/api-platform/persistence';
import { WEB_FOLDER } from './load-site';

/** With the hash of its content, as the build names it. */
const NAME = /^[\w.-]+-[\w-]{8}\.(?:js|css)$/;
const COMPRESSED = '.br';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export interface ReleaseAsset {
  readonly content: Buffer;
  readonly brotli: Buffer;
}

/**
 * Hashed scripts and styles of this release, and for a day those of the one before: what a visitor opened before an
 * upgrade, or gets from an instance of the other release during one, goes on to find its parts.
 */
export class ReleaseAssets {
  /** @param folder with the hashed files of this release */
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly folder = join(WEB_FOLDER, 'dist/client/assets'),
  ) {}

  /** Puts those of this release where every instance finds them; done before this one is ready. */
  async publish(): Promise<void> {
    const files = new Set(await readdir(this.folder));
    const names = [...files].filter((name) => NAME.test(name));
    await this.database.query(
      `update release_assets set superseded_at = case when name = any($1) then null else now() end
        where (name = any($1)) = (superseded_at is not null)`,
      [names],
    );
    const missing = await this.missing(names);
    if (missing.length === 0) return;
    const contents = await Promise.all(
      missing.map((name) => {
        const file = join(this.folder, name);
        return files.has(name + COMPRESSED) ? readFile(file + COMPRESSED) : readFile(file).then(compress);
      }),
    );
    await this.database.query(
      `insert into release_assets (name, content) select * from unnest($1::text[], $2::bytea[])
        on conflict (name) do update set superseded_at = null`,
      [missing, contents],
    );
  }

  /** Undefined: no release of the last day had it. */
  async find(name: string): Promise<ReleaseAsset | undefined> {
    if (!NAME.test(name)) return undefined;
    const [found] = await this.database.query<{ content: Buffer }>(
      'select content from release_assets where name = $1',
      [name],
      'release-asset',
    );
    return found && { content: await decompress(found.content), brotli: found.content };
  }

  /** Removes what has been superseded for a day. */
  async sweep(): Promise<void> {
    await this.database.query(`delete from release_assets where superseded_at < now() - interval '1 day'`);
  }

  private async missing(names: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(
      'select name from release_assets where name = any($1)',
      [names],
    );
    const known = new Set(rows.map(({ name }) => name));
    return names.filter((name) => !known.has(name));
  }
}
