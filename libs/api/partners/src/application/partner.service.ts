import { ContentEditing, demandOwnFiles, type EditingParts, type UploadedFiles } from '@site/api-kernel';
import { PARTNERS, type PartnerDraft } from '@site/vocabulary';
import { Partner } from '../domain/partner';
import type { PartnerRepository } from './partner.repository';

/** What the firm does with its partners. */
export class PartnerService {
  readonly editing: ContentEditing<Partner, PartnerDraft>;

  constructor(repository: PartnerRepository, files: UploadedFiles, ...parts: EditingParts) {
    this.editing = new ContentEditing(parts, {
      kind: PARTNERS.name,
      repository,
      create: (id, draft, edit) => new Partner(id, draft, edit),
      prepare: demandOwnFiles(files, PARTNERS),
    });
  }
}
