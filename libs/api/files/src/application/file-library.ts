import type { Edit, LocalizedText, NamedRecord, SeenVersions, Versioned } from '@site/api-kernel';
import type { StoredFile } from '../domain/stored-file';

/** What an editor says of a file. */
export interface FileDescription {
  /** What people call it. */
  readonly originalName: string;
  /** What a picture shows, for who does not see it; empty: nothing is said. */
  readonly alternative: LocalizedText;
  /** The point that stays in sight where the picture is cropped, in hundredths of its width and height. */
  readonly focalPoint: { readonly x: number; readonly y: number };
}

export type FileContent = Pick<StoredFile, 'size' | 'sha256' | 'dimensions' | 'animated' | 'contentType'> & {
  readonly contentName: string;
};

export interface LibraryFile extends Versioned {
  readonly stored: StoredFile;
  readonly description: FileDescription;
}

/** The files that editors look after. A change is told to all instances with its transaction. */
export abstract class FileLibrary {
  /** @throws DomainError `not_found` */
  abstract get(id: string): Promise<LibraryFile>;
  /** Records that use it, and those in the bin that would again. */
  abstract usersOf(file: StoredFile): Promise<readonly NamedRecord[]>;
  /** @returns whether that version still stood */
  abstract describe(file: LibraryFile, description: FileDescription, edit: Edit): Promise<boolean>;
  /** @returns whether that version still stood */
  abstract replaceContent(file: LibraryFile, content: FileContent, edit: Edit): Promise<boolean>;
  /** @param by id of the user @returns whether that version still stood and nobody used it, or would again */
  abstract remove(file: LibraryFile, by: string): Promise<boolean>;
  /** Whether somebody is copying the store, which then loses nothing. */
  abstract areCopied(): Promise<boolean>;
}

/** A seen version, before anything is done to a file. */
export interface SeenFile {
  readonly id: string;
  readonly seen: SeenVersions;
  /** Id of the user who changes it. */
  readonly editor: string;
}
