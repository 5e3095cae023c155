import { DomainError } from '@site/api-kernel';
import type { Database } from '@site/api-platform/persistence';
import type { ReadMarks } from '../../application/read-marks';

const SET = `with opened as (update contact_messages set read_at = now() where id = $1 and read_at is null)
  select id from contact_messages where id = $1`;

const UNSET = 'update contact_messages set read_at = null where id = $1 returning id';

export class PostgresReadMarks implements ReadMarks {
  constructor(private readonly database: Pick<Database, 'write'>) {}

  set(id: string): Promise<void> {
    return this.mark(SET, id, 'message-opened');
  }

  unset(id: string): Promise<void> {
    return this.mark(UNSET, id, 'message-unread');
  }

  private async mark(statement: string, id: string, name: string): Promise<void> {
    const known = await this.database.write<{ id: string }>(statement, [id], name);
    if (known.length === 0) throw new DomainError('not_found');
  }
}
