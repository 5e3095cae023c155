import type { AcceptedOf, DraftOf, EditorialFlags, Kind } from '@site/vocabulary';
import { accepted } from './accepted';
import type { Edit } from './edit';
import type { LocalizedText } from './localized-text';
import type { Versioned } from './repository';

/** A record with the fields of its kind; a class to extend, with what the kind has besides. */
export function describedBy<K extends Kind>(kind: K) {
  class Described implements Versioned, EditorialFlags {
    readonly version: number = 1;
    readonly createdAt: Date;
    readonly lastEdit!: Edit;
    readonly hidden!: boolean;
    readonly englishOutdated!: boolean;

    /** @throws DomainError `validation_failed` when the draft breaks a rule of the specification (§5). */
    constructor(
      readonly id: string,
      draft: DraftOf<K>,
      edit: Edit,
    ) {
      this.createdAt = edit.at;
      this.revise(draft, edit);
    }

    /**
     * @param begun as the writer began from it, where others have changed it since
     * @throws DomainError `validation_failed`; the record then stays as it was.
     */
    revise(draft: DraftOf<K>, edit: Edit, begun: Described = this): void {
      Object.assign(this, accepted(kind, draft, this, begun), { lastEdit: edit });
    }
  }
  return Described as new (
    id: string,
    draft: DraftOf<K>,
    edit: Edit,
  ) => Described & AcceptedOf<K, LocalizedText>;
}
