import { DomainError } from '@site/api-kernel';

/** That a news item is announced, once, to whoever is subscribed then. */
export class Announcement {
  recipients = 0;

  constructor(
    readonly id: string,
    readonly newsId: string,
    readonly announcedBy: string | null,
  ) {}

  /** @throws DomainError `nobody_subscribed` */
  goesTo(recipients: number): void {
    if (recipients === 0) throw new DomainError('nobody_subscribed');
    this.recipients = recipients;
  }
}
