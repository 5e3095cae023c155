import { cleanFileName, demandVersion, DomainError, Edit, editConflict } from '@site/api-kernel';
import type { Clock, ContentChanges } from '@site/api-kernel';
import { CONTENT_KINDS } from '@site/vocabulary';
import { objectNames, replacementName } from '../domain/image-variant';
import { contentKey, type StoredFile } from '../domain/stored-file';
import type { ContentProcessor, ReceivedFile } from './content-processor';
import type { FileDescription, FileLibrary, LibraryFile, SeenFile } from './file-library';
import type { FileNames } from './file-names';
import type { FileStorage, StorageKey } from './file-storage';
import { acceptedType } from './file.service';

export interface FileLibraryParts {
  readonly storage: FileStorage;
  readonly library: FileLibrary;
  readonly processor: ContentProcessor;
  readonly names: FileNames;
  readonly changes: ContentChanges;
  readonly clock: Clock;
}

/** What editors do with the files that are there. */
export class FileLibraryService {
  constructor(private readonly parts: FileLibraryParts) {}

  /**
   * The file as it stands, if the caller has seen that.
   * @throws DomainError `not_found`, `edit_conflict`
   */
  async standing({ id, seen }: Pick<SeenFile, 'id' | 'seen'>): Promise<LibraryFile> {
    const file = await this.parts.library.get(id);
    demandVersion(file, seen);
    return file;
  }

  /** @throws DomainError `not_found`, `edit_conflict` */
  async describe(asked: SeenFile, change: (standing: FileDescription) => FileDescription): Promise<void> {
    const file = await this.standing(asked);
    const changed = change(file.description);
    const said = { ...changed, originalName: cleanFileName(changed.originalName) };
    if (!(await this.parts.library.describe(file, said, this.editBy(asked))))
      throw await this.overtaken(asked);
    this.announce();
  }

  /**
   * Other bytes under the same address; what was made of the former ones is forgotten.
   * @throws DomainError `not_found`, `edit_conflict`, and as an upload
   */
  async replace(asked: SeenFile, received: ReceivedFile): Promise<void> {
    const { storage, library, processor, names } = this.parts;
    const file = await this.standing(asked);
    const { bucket } = file.stored;
    const contentType = await acceptedType(processor, bucket, received);
    const { bytes, ...facts } = await processor.prepare(received, contentType);
    const contentName = replacementName(file.stored, names.next());
    const content = { ...facts, contentType, contentName };
    await storage.put({ bucket, name: contentName }, bytes(), facts.size);
    // Where that fails it may have been committed all the same: whichever bytes are left over, the sweep removes.
    const stands = await library.replaceContent(file, content, this.editBy(asked));
    await this.clear(stands ? contentKey(file.stored) : { bucket, name: contentName });
    if (!stands) throw await this.overtaken(asked);
    this.announce();
  }

  /** @throws DomainError `not_found`, `edit_conflict`, `file_in_use` with where it is used */
  async remove(asked: SeenFile): Promise<void> {
    const { library } = this.parts;
    const file = await this.standing(asked);
    await this.demandUnused(file.stored);
    if (!(await library.remove(file, asked.editor))) {
      await this.demandUnused(file.stored);
      throw await this.overtaken(asked);
    }
    await this.clear(contentKey(file.stored));
  }

  private async demandUnused(file: StoredFile): Promise<void> {
    const usedBy = await this.parts.library.usersOf(file);
    if (usedBy.length > 0) throw new DomainError('file_in_use', { usedBy });
  }

  /** Any record may show it. */
  private announce(): void {
    for (const { name } of CONTENT_KINDS) this.parts.changes.announce(name);
    this.parts.changes.announce('settings');
  }

  private editBy({ editor }: SeenFile): Edit {
    return new Edit(editor, this.parts.clock.now());
  }

  private async overtaken(asked: SeenFile): Promise<DomainError> {
    return editConflict(await this.parts.library.get(asked.id));
  }

  /** Only bytes that nobody points at any more; what cannot be removed now, the sweep finds. */
  private async clear(content: StorageKey): Promise<void> {
    if (await this.parts.library.areCopied().catch(() => true)) return;
    for (const name of objectNames(content)) {
      await this.parts.storage.remove({ ...content, name }).catch(() => undefined);
    }
  }
}
