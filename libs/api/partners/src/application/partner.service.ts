import { ContentEditing, demandOwnFiles } from '@site/api-kernel';
import type { Clock, ContentChanges, IdGenerator, SeenVersions, UploadedFiles } from '@site/api-kernel';
import { PARTNERS, type PartnerDraft } from '@site/vocabulary';
import { Partner } from '../domain/partner';
import type { PartnerRepository } from './partner.repository';

/** What the firm does with its partners. */
export class PartnerService {
  readonly editing: ContentEditing<Partner, PartnerDraft>;

  constructor(
    repository: PartnerRepository,
    files: UploadedFiles,
    changes: ContentChanges,
    ids: IdGenerator,
    clock: Clock,
  ) {
    this.editing = new ContentEditing({
      kind: PARTNERS.name,
      repository,
      create: (id, draft, edit) => new Partner(id, draft, edit),
      prepare: demandOwnFiles(files, PARTNERS),
      changes,
      ids,
      clock,
    });
  }

  /** @param editor id of the user who presents it; null when it is not a person */
  publish(draft: PartnerDraft, editor: string | null): Promise<Partner> {
    return this.editing.publish(draft, editor);
  }

  revise(id: string, draft: PartnerDraft, seen: SeenVersions, editor: string): Promise<Partner> {
    return this.editing.revise(id, draft, seen, editor);
  }

  withdraw(id: string, seen: SeenVersions, editor: string): Promise<void> {
    return this.editing.withdraw(id, seen, editor);
  }
}
