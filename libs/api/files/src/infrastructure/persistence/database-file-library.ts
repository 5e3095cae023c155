import { DomainError, Edit, type NamedRecord } from '@site/api-kernel';
import { areFilesCopied } from '@site/api-platform/backup';
import type { Database } from '@site/api-platform/persistence';
import type { FileLibrary, FileContent, FileDescription, LibraryFile } from '../../application/file-library';
import { urlOf, type StoredFile } from '../../domain/stored-file';
import { STORED_FILE, storedFileOf, type StoredFileRow } from './database-file-register';
import { usersOfFiles } from './file-users';

interface Row extends StoredFileRow {
  readonly alt_fr: string;
  readonly alt_en: string;
  readonly focal_x: number;
  readonly focal_y: number;
  readonly version: number;
  readonly edited_by: string | null;
  /** Milliseconds since 1970. */
  readonly edited_at: number;
}

const GET = `select ${STORED_FILE}, alt_fr, alt_en, focal_x, focal_y, version, edited_by,
  (extract(epoch from edited_at) * 1000)::float8 as edited_at from files where id = $1`;
const NEXT =
  'version = version + 1, edited_by = $3, edited_at = $4 where id = $1 and version = $2 returning id';
const DESCRIBE = `update files set original_name = $5, alt_fr = $6, alt_en = $7, focal_x = $8, focal_y = $9, ${NEXT}`;
const REPLACE = `update files set content_name = $5, content_type = $6, size = $7, width = $8, height = $9,
  animated = $10, sha256 = decode($11, 'hex'), content_version = content_version + 1, ${NEXT}`;
// Its row is locked by whoever begins to use it, and then looked at as it has become.
const REMOVE = `
  with acting as (select set_config('site.actor', $3, true) as person)
  delete from files using acting
  where files.id = $1 and files.version = $2 and person is not null and uses = 0
    and not exists (select from users_of_files(array[$4]))
  returning files.id`;

/** The table `files`; the trigger `files_change_told` tells of what is changed. */
export class DatabaseFileLibrary implements FileLibrary {
  constructor(private readonly database: Pick<Database, 'query' | 'write'>) {}

  async get(id: string): Promise<LibraryFile> {
    const [row] = await this.database.query<Row>(GET, [id], 'library-file');
    if (row === undefined) throw new DomainError('not_found');
    const { alt_fr, alt_en, focal_x, focal_y, version, edited_by, edited_at, ...stored } = row;
    return {
      id,
      version,
      lastEdit: new Edit(edited_by, new Date(edited_at)),
      stored: storedFileOf(stored),
      description: {
        originalName: row.originalName,
        alternative: { fr: alt_fr, en: alt_en },
        focalPoint: { x: focal_x, y: focal_y },
      },
    };
  }

  async usersOf(file: StoredFile): Promise<readonly NamedRecord[]> {
    const address = urlOf(file);
    return (await usersOfFiles(this.database, [address])).get(address) ?? [];
  }

  describe(file: LibraryFile, { originalName, alternative, focalPoint }: FileDescription, edit: Edit) {
    const said = [originalName, alternative.fr, alternative.en, focalPoint.x, focalPoint.y];
    return this.wrote(DESCRIBE, [file.id, file.version, edit.by, edit.at, ...said]);
  }

  replaceContent(file: LibraryFile, content: FileContent, edit: Edit) {
    const { contentName, contentType, size, dimensions, animated, sha256 } = content;
    const { width = null, height = null } = dimensions ?? {};
    const present = [contentName, contentType, size, width, height, animated, sha256];
    return this.wrote(REPLACE, [file.id, file.version, edit.by, edit.at, ...present]);
  }

  remove(file: LibraryFile, by: string) {
    return this.wrote(REMOVE, [file.id, file.version, by, urlOf(file.stored)]);
  }

  areCopied(): Promise<boolean> {
    return areFilesCopied(this.database);
  }

  private async wrote(text: string, values: readonly unknown[]): Promise<boolean> {
    return (await this.database.write(text, values)).length > 0;
  }
}
