import { demandVersion, DomainError, Edit, violation } from '@site/api-kernel';
import type { Clock, ContentChanges, IdGenerator, SeenVersions } from '@site/api-kernel';
import { Publication, type PublicationDraft } from '../domain/publication';
import type { PublicationRepository } from './publication.repository';
import type { PublishedFiles } from './published-files';

/** What the firm does with its publications. */
export class PublicationService {
  constructor(
    private readonly publications: PublicationRepository,
    private readonly files: PublishedFiles,
    private readonly changes: ContentChanges,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param editor id of the user who publishes it; null when it is not a person */
  async publish(draft: PublicationDraft, editor: string | null): Promise<Publication> {
    const fileSize = await this.sizeOf(draft);
    const edit = new Edit(editor, this.clock.now());
    const publication = new Publication(this.ids.next(), { ...draft, fileSize }, edit);
    await this.publications.add(publication);
    this.changes.announce('publications');
    return publication;
  }

  async revise(
    id: string,
    draft: PublicationDraft,
    seen: SeenVersions,
    editor: string,
  ): Promise<Publication> {
    const publication = await this.publications.get(id);
    demandVersion(publication, seen);
    const fileSize = await this.sizeOf(draft, publication);
    publication.revise({ ...draft, fileSize }, new Edit(editor, this.clock.now()));
    await this.publications.save(publication);
    this.changes.announce('publications');
    return publication;
  }

  async withdraw(id: string, seen: SeenVersions): Promise<void> {
    const publication = await this.publications.get(id);
    demandVersion(publication, seen);
    await this.publications.remove(publication);
    this.changes.announce('publications');
  }

  /**
   * The size that visitors are told: of an uploaded document its own, whatever the draft says. A document that is not
   * here (sent on request) has the size that the draft says.
   */
  private async sizeOf(
    { fileUrl, fileSize }: PublicationDraft,
    standing?: Publication,
  ): Promise<string | null> {
    if (fileUrl === null) return fileSize;
    if (standing?.fileUrl === fileUrl) return standing.fileSize;
    const file = await this.files.find(fileUrl);
    if (file === undefined) throw foreignFile();
    return file.sizeText;
  }
}

function foreignFile(): DomainError {
  return new DomainError('validation_failed', { violations: [violation('/file_url', 'file_url_foreign')] });
}
