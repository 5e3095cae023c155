import type { Database } from '@site/api-platform/persistence';
import type { DownloadCounter } from '../../application/download-counter';

// The version stays: a download is no edit, and nobody who edits is to be refused because of one.
const ADD = 'update publications set downloads = downloads + $2 where id = $1';

/** The column `downloads`. */
export class PostgresDownloadCounter implements DownloadCounter {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  async add(publicationId: string, downloads: number): Promise<void> {
    await this.database.query(ADD, [publicationId, downloads], 'count-downloads');
  }
}
