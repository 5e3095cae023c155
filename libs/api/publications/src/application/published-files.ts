import type { ByteRange, Bytes } from '@site/api-kernel';

/** The document behind a publication. */
export interface PublishedFile {
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Its size as visitors read it: '1.25 MB'. */
  readonly sizeText: string;
  /** Differs whenever the bytes do. */
  readonly tag: string;
  /** @throws DomainError `not_found` when the bytes are gone, `dependency_unavailable` */
  open(range?: ByteRange): Promise<Bytes>;
}

/** The documents that were uploaded here to be published. */
export abstract class PublishedFiles {
  /** Undefined for a URL that leads to none of them (any more). @throws DomainError `dependency_unavailable` */
  abstract find(url: string): Promise<PublishedFile | undefined>;
}
