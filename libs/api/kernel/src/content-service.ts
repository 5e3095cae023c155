import type { ContentKind, DraftOf, Kind } from '@site/vocabulary';
import { ContentEditing, type EditingParts, type Revisable } from './content-editing';
import type { Edit } from './edit';
import { demandOwnFiles } from './own-files';
import type { Repository } from './repository';
import type { UploadedFiles } from './uploaded-files';

/** What the firm does with the records of a kind; a class to extend, with what it does with these alone. */
export function contentService<K extends Kind, Draft extends DraftOf<K>, Entity extends Revisable<Draft>>(
  kind: K,
  entity: new (id: string, draft: Draft, edit: Edit) => Entity,
) {
  return class ContentService {
    readonly editing: ContentEditing<Entity, Draft>;

    constructor(repository: Repository<Entity>, files: UploadedFiles, ...parts: EditingParts) {
      this.editing = new ContentEditing(parts, {
        kind: kind.name as ContentKind,
        repository,
        create: (id, draft, edit) => new entity(id, draft, edit),
        prepare: demandOwnFiles(files, kind),
      });
    }
  };
}
