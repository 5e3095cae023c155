import type { NamedRecord } from '@site/api-kernel';
import type { Sorts } from '@site/api-platform/http';
import { keysetPage, selectList, utc } from '@site/api-platform/persistence';
import type { Condition, Database, ListedTable, ListPage, PageRequest } from '@site/api-platform/persistence';
import { BUCKETS, type Bucket, type FileKind } from '@site/vocabulary';
import type { ContentType } from '../../domain/file-format';
import { REMOVABLE_AT } from './database-file-uses';
import { usersOfFiles } from './file-users';

interface Row {
  readonly id: string;
  readonly url: string;
  readonly bucket: Bucket;
  readonly name: string;
  readonly content_type: ContentType;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt_fr: string;
  readonly alt_en: string;
  readonly focal_x: number;
  readonly focal_y: number;
  readonly content_version: number;
  readonly uses: number;
  readonly removed_at: string | null;
  readonly uploaded_at: string;
  readonly updated_at: string;
  readonly version: number;
}

export interface FileRow extends Row {
  readonly used_by: readonly NamedRecord[];
}

export const FILE_USES = ['used', 'unused'] as const;
export type FileUse = (typeof FILE_USES)[number];

export interface FileListRequest extends PageRequest {
  readonly bucket?: Bucket | undefined;
  readonly kind?: FileKind | undefined;
  readonly use?: FileUse | undefined;
  readonly url?: string | undefined;
}

export const FILE_SORTS = { name: 'text', size: 'integer', updated_at: 'moment' } as const satisfies Sorts;

/** Reads files as rows. */
export abstract class FileReader {
  /** What was uploaded last comes first. */
  abstract list(request: FileListRequest): Promise<ListPage<FileRow>>;
  abstract one(id: string): Promise<FileRow | undefined>;
}

const ADDRESS = `('/files/' || files.bucket || '/' || files.name)`;
const COLUMNS = selectList<Row>({
  id: true,
  url: ADDRESS,
  bucket: true,
  name: 'original_name',
  content_type: true,
  size: true,
  width: true,
  height: true,
  alt_fr: true,
  alt_en: true,
  focal_x: true,
  focal_y: true,
  content_version: true,
  uses: true,
  removed_at: utc(`(${REMOVABLE_AT})`),
  uploaded_at: utc('uploaded_at'),
  updated_at: utc('edited_at'),
  version: true,
});
const TABLE: ListedTable<Row> = {
  table: 'files',
  columns: COLUMNS,
  newestBy: 'uploaded_at',
  sorts: FILE_SORTS,
  named: { name: 'original_name' },
};
const ONE = `select ${COLUMNS} from files where id = $1`;
const USED = `(files.uses > 0 or exists (select from binned_records where binned_records.files @> array[${ADDRESS}]))`;
const USES: Readonly<Record<FileUse, string>> = { used: USED, unused: `not ${USED}` };

export class PostgresFileReader implements FileReader {
  constructor(private readonly database: Database) {}

  async list({ bucket, kind, use, url, ...page }: FileListRequest): Promise<ListPage<FileRow>> {
    const buckets = Object.entries(BUCKETS).flatMap(([name, of]) => (of === kind ? [name] : []));
    const where: Condition[] = [
      ...(bucket === undefined ? [] : [{ sql: 'bucket = $', value: bucket }]),
      ...(kind === undefined ? [] : [{ sql: 'bucket = any($::text[])', value: `{${buckets.join(',')}}` }]),
      ...(url === undefined ? [] : [{ sql: `${ADDRESS} = $`, value: url }]),
      ...(use === undefined ? [] : [{ sql: USES[use] }]),
    ];
    const listed = await keysetPage<Row>(this.database, TABLE, { ...page, where });
    return { ...listed, items: await this.withUsers(listed.items) };
  }

  async one(id: string): Promise<FileRow | undefined> {
    const [file] = await this.withUsers(await this.database.query<Row>(ONE, [id], 'one-file'));
    return file;
  }

  private async withUsers(rows: readonly Row[]): Promise<FileRow[]> {
    const users = await usersOfFiles(
      this.database,
      rows.map(({ url }) => url),
    );
    return rows.map((row) => ({ ...row, used_by: users.get(row.url) ?? [] }));
  }
}
