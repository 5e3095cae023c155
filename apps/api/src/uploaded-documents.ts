import { nameInUrl, sizeText, type DeliveryService, type FileService } from '@site/api-files';
import { DomainError } from '@site/api-kernel';
import type { PublishedFiles, PublishedFile } from '@site/api-publications';

/** The files of the bucket `publications`, as publications ask for them. */
export class UploadedDocuments implements PublishedFiles {
  constructor(
    private readonly files: FileService,
    private readonly deliveries: DeliveryService,
  ) {}

  async find(url: string): Promise<PublishedFile | undefined> {
    const name = nameInUrl('publications', url);
    if (name === undefined) return undefined;
    try {
      const file = await this.files.get('publications', name);
      return { ...(await this.deliveries.original(file)), sizeText: sizeText(file.size) };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not_found') return undefined;
      throw error;
    }
  }
}
