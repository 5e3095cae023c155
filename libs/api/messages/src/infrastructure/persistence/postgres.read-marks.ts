import { DomainError } from '@site/api-kernel';
import type { Database } from '@site/api-platform/persistence';
import { ReadMarks } from '../../application/read-marks';

const SET = `with opened as (update contact_messages set read_at = now() where id = $1 and read_at is null)
  select id from contact_messages where id = $1`;

export class PostgresReadMarks extends ReadMarks {
  constructor(private readonly database: Pick<Database, 'write'>) {
    super();
  }

  async set(id: string): Promise<void> {
    const known = await this.database.write<{ id: string }>(SET, [id], 'message-opened');
    if (known.length === 0) throw new DomainError('not_found');
  }
}
