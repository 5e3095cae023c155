import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { Database } from '@site/api-platform/persistence';
import { WEB_FOLDER } from './load-site';

/** With the hash of its content, as the build names it. */
const NAME = /^[\w.-]+-[\w-]{8}\.(?:js|css|json)$/;
const COMPRESSED = '.br';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Milliseconds: how often a living instance says that its files are in use, and how old a list of all names may be. */
const STILL_HERE_MS = 3_600_000;
const LIST_MS = 1_000;
/** Memory for what other releases had. */
const MOST_BYTES = 8 * 1024 * 1024;
const NO_SUCH_TABLE = '42P01';

export interface ReleaseAsset {
  readonly content: Buffer;
  readonly brotli: Buffer;
}

/**
 * Hashed scripts, styles and texts of this release, and those that an instance had in the last day: what a visitor opened before
 * an upgrade, or gets from an instance of the other release during one, goes on to find its parts.
 */
export class ReleaseAssets {
  private listed: Promise<ReadonlySet<string>> | undefined;
  private listedAt = 0;
  private readonly kept = new Map<string, ReleaseAsset>();
  private keptBytes = 0;

  /** @param folder with the hashed files of this release */
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly folder = join(WEB_FOLDER, 'dist/client/assets'),
  ) {}

  /**
   * Puts those of this release where every instance finds them, and says that they are in use; done before this one is
   * ready. `superseded_at` is when an instance that has them said so last: whoever starts last supersedes nobody who lives.
   */
  async publish(): Promise<void> {
    const files = new Set(await readdir(this.folder));
    const names = [...files].filter((name) => NAME.test(name));
    await this.database.query(
      'update release_assets set superseded_at = now() where name = any($1) or superseded_at is null',
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
      `insert into release_assets (name, content, superseded_at)
        select *, now() from unnest($1::text[], $2::bytea[])
        on conflict (name) do update set superseded_at = now()`,
      [missing, contents],
    );
  }

  /** Publishes again and again, for as long as the process lives. */
  stayPublished(failed: (error: unknown) => void): void {
    setInterval(() => void this.publish().catch(failed), STILL_HERE_MS).unref();
  }

  /** Undefined: no instance of the last day had it. Strangers who make up names cause one question in a second. */
  async find(name: string): Promise<ReleaseAsset | undefined> {
    if (!NAME.test(name)) return undefined;
    const kept = this.kept.get(name);
    if (kept !== undefined || !(await this.names()).has(name)) return kept;
    const [found] = await this.database.query<{ content: Buffer }>(
      'select content from release_assets where name = $1',
      [name],
      'release-asset',
    );
    if (found === undefined) return undefined;
    return this.keep(name, { content: await decompress(found.content), brotli: found.content });
  }

  private names(): Promise<ReadonlySet<string>> {
    const now = performance.now();
    if (this.listed !== undefined && now - this.listedAt < LIST_MS) return this.listed;
    this.listedAt = now;
    this.listed = this.database.query<{ name: string }>('select name from release_assets').then(
      (rows) => new Set(rows.map(({ name }) => name)),
      (error: unknown) => {
        if ((error as { code?: unknown }).code === NO_SUCH_TABLE) return new Set<string>();
        throw error;
      },
    );
    return this.listed;
  }

  private keep(name: string, asset: ReleaseAsset): ReleaseAsset {
    if (this.kept.has(name)) return asset;
    this.kept.set(name, asset);
    this.keptBytes += bytesOf(asset);
    for (const [oldest, gone] of this.kept) {
      if (this.keptBytes <= MOST_BYTES) break;
      this.kept.delete(oldest);
      this.keptBytes -= bytesOf(gone);
    }
    return asset;
  }

  /** Removes what no instance has had for a day. */
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

function bytesOf({ content, brotli }: ReleaseAsset): number {
  return content.length + brotli.length;
}
