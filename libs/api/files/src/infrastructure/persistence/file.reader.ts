import { keysetPage, selectList, utc } from '@site/api-platform/persistence';
import type { Condition, Database, ListedTable, ListPage, PageRequest } from '@site/api-platform/persistence';
import { BUCKETS, type Bucket, type FileKind } from '@site/vocabulary';
import { FILE_SORTS, type FileRow, type FileUse } from '../http/library.dto';
import { REMOVABLE_AT } from './database-file-uses';
import { usersOfFiles } from './file-users';

type Row = Omit<FileRow, 'used_by'>;

export interface FileListRequest extends PageRequest {
  readonly bucket?: Bucket | undefined;
  readonly kind?: FileKind | undefined;
  readonly use?: FileUse | undefined;
  readonly url?: string | undefined;
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

/** Reads files as rows. */
export class FileReader {
  constructor(private readonly database: Database) {}

  /** What was uploaded last comes first. */
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
