import type { Database } from '@site/api-platform/persistence';
import type { Bucket } from '@site/vocabulary';
import type { FileRegister } from '../../application/file-register';
import { StoredFile, urlOf } from '../../domain/stored-file';

export interface StoredFileRow extends Omit<StoredFile, 'dimensions' | 'uploadedBy' | 'contentName'> {
  readonly width: number | null;
  readonly height: number | null;
  readonly uploadedBy: string | null;
  readonly contentName: string | null;
}

/** Columns of a `StoredFileRow`. */
export const STORED_FILE = `id, bucket, name, original_name as "originalName", content_type as "contentType", size, width, height,
  animated, encode(sha256, 'hex') as sha256, uploaded_by as "uploadedBy", content_name as "contentName",
  content_version as "contentVersion"`;

export function storedFileOf({
  width,
  height,
  uploadedBy,
  contentName,
  ...facts
}: StoredFileRow): StoredFile {
  const dimensions = width === null || height === null ? undefined : { width, height };
  return new StoredFile({
    ...facts,
    dimensions,
    uploadedBy: uploadedBy ?? undefined,
    contentName: contentName ?? undefined,
  });
}

const FIND = `select ${STORED_FILE} from files where bucket = $1 and name = $2`;

/** The table `files`: written as mapped, read as a row, since each request for a file reads one. */
export class DatabaseFileRegister implements FileRegister {
  constructor(private readonly database: Pick<Database, 'query' | 'unitOfWork'>) {}

  add(file: StoredFile): Promise<void> {
    return this.database.unitOfWork((unit) => unit.persist(file).flush());
  }

  async find(bucket: Bucket, name: string): Promise<StoredFile | undefined> {
    const [row] = await this.database.query<StoredFileRow>(FIND, [bucket, name], 'find-file');
    return row && storedFileOf(row);
  }

  async isShown(file: Pick<StoredFile, 'bucket' | 'name'>): Promise<boolean> {
    const [row] = await this.database.query<{ shown: boolean }>(
      'select is_file_shown($1) as shown',
      [urlOf(file)],
      'shown-file',
    );
    return row?.shown === true;
  }
}
