import { ContentEditing, DomainError, violation, type EditingParts } from '@site/api-kernel';
import { PUBLICATIONS, type PublicationDraft } from '@site/vocabulary';
import { Publication } from '../domain/publication';
import type { PublicationRepository } from './publication.repository';
import type { PublishedFiles } from './published-files';

/** What the firm does with its publications. */
export class PublicationService {
  readonly editing: ContentEditing<Publication, PublicationDraft>;

  constructor(
    repository: PublicationRepository,
    private readonly files: PublishedFiles,
    ...parts: EditingParts
  ) {
    this.editing = new ContentEditing(parts, {
      kind: PUBLICATIONS.name,
      repository,
      create: (id, draft, edit) => new Publication(id, draft, edit),
      prepare: async (draft, standing) => ({ ...draft, fileSize: await this.sizeOf(draft, standing) }),
    });
  }

  /**
   * The size that visitors are told: of an uploaded document its own, whatever the draft says. A document that is not
   * here (sent on request) has the size that the draft says.
   */
  private async sizeOf(
    { fileUrl, fileSize }: PublicationDraft,
    standing?: Publication,
  ): Promise<string | null> {
    if (!fileUrl) return fileSize ?? null;
    if (standing?.fileUrl === fileUrl) return standing.fileSize;
    const file = await this.files.find(fileUrl);
    if (file !== undefined) return file.sizeText;
    throw new DomainError('validation_failed', { violations: [violation('/file_url', 'file_url_foreign')] });
  }
}
