import type { PersonalData, Tally } from '@site/api-kernel';
import { expiring, type Database } from '@site/api-platform/persistence';
import { LONGEST_WAIT } from '../application/outbox';

const PAST = `from outgoing_letters where created_at < now() - interval '${LONGEST_WAIT} seconds'`;

/** Letters that wait hold nothing of anybody; those that will not be sent any more are in the way. */
export class LetterData implements PersonalData {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  async expire(pretend: boolean): Promise<Tally> {
    const gone = await this.database.query(
      pretend ? `select id ${PAST}` : expiring('letters', `delete ${PAST} returning id`),
    );
    return { outgoing_letters: gone.length };
  }

  async about(): Promise<Readonly<Record<string, readonly object[]>>> {
    return {};
  }

  async erase(): Promise<Tally> {
    return {};
  }
}
