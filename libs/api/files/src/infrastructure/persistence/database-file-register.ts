import type { Database } from '@site/api-platform';
import type { Bucket } from '@site/vocabulary';
import { FileRegister } from '../../application/file-register';
import type { ContentType } from '../../domain/file-format';
import type { StoredFile } from '../../domain/stored-file';

interface Row {
  readonly id: string;
  readonly original_name: string;
  readonly content_type: ContentType;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly animated: boolean;
  readonly sha256: string;
  readonly uploaded_by: string | null;
}

const ADD = `insert into files
  (id, bucket, name, original_name, content_type, size, width, height, animated, sha256, uploaded_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, decode($10, 'hex'), $11)`;
const FIND = `select id, original_name, content_type, size, width, height, animated,
  encode(sha256, 'hex') as sha256, uploaded_by from files where bucket = $1 and name = $2`;

/** The table `files`. */
export class DatabaseFileRegister extends FileRegister {
  constructor(private readonly database: Pick<Database, 'query'>) {
    super();
  }

  async add(file: StoredFile): Promise<void> {
    const { id, bucket, name, originalName, contentType, size, dimensions, animated, sha256, uploadedBy } =
      file;
    const [width, height] = [dimensions?.width ?? null, dimensions?.height ?? null];
    const values = [
      id,
      bucket,
      name,
      originalName,
      contentType,
      size,
      width,
      height,
      animated,
      sha256,
      uploadedBy,
    ];
    await this.database.query(
      ADD,
      values.map((value) => value ?? null),
      'add-file',
    );
  }

  async find(bucket: Bucket, name: string): Promise<StoredFile | undefined> {
    const [row] = await this.database.query<Row>(FIND, [bucket, name], 'find-file');
    if (row === undefined) return undefined;
    const { width, height } = row;
    return {
      id: row.id,
      bucket,
      name,
      originalName: row.original_name,
      contentType: row.content_type,
      size: row.size,
      dimensions: width === null || height === null ? undefined : { width, height },
      animated: row.animated,
      sha256: row.sha256,
      uploadedBy: row.uploaded_by ?? undefined,
    };
  }
}
