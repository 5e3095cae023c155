import type { Database } from '@site/api-platform';
import {
  TURN_SECONDS,
  WaitingLetters,
  type WaitingCode,
  type WaitingLetter,
} from '../../application/waiting-letters';

// A letter has a code while it waits after a try, and none while its turn lasts; one whose turn began a moment ago is
// never so far from its next try.
const WAITS_FOR_SERVER = `(attempts = 0 or last_error_code in ('not_reached', 'not_sent')
  or last_error_code is null and next_try_at > now() + make_interval(secs => ${2 * TURN_SECONDS}))`;
// What another instance is taking at this moment is passed over, not waited for.
const take = (due: string): string => `
  update outgoing_letters
  set attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${TURN_SECONDS}), last_error_code = null
  where id = (
    select id from outgoing_letters
    where ${due} and kind = any($1)
    order by next_try_at limit 1 for update skip locked
  )
  returning id, kind, about, attempts, extract(epoch from now() - created_at)::int as age`;
const TAKE = take('next_try_at <= now()');
const TAKE_EARLY = take(`(next_try_at <= now() or ${WAITS_FOR_SERVER})`);
const HASTEN = `update outgoing_letters set next_try_at = now() where next_try_at > now() and ${WAITS_FOR_SERVER}`;
// Whoever comes back after its turn changes nothing: the letter is at its next try then.
const REMOVE = 'delete from outgoing_letters where id = $1 and attempts = $2';
const POSTPONE = `
  update outgoing_letters set next_try_at = now() + make_interval(secs => $3), last_error_code = $4
  where id = $1 and attempts = $2`;

/** The table `outgoing_letters`, whose rows are written by triggers (procedure `write_letter_about`). */
export class PostgresWaitingLetters extends WaitingLetters {
  constructor(private readonly database: Pick<Database, 'query'>) {
    super();
  }

  async take(kinds: readonly string[], early: boolean): Promise<WaitingLetter | undefined> {
    const [text, name] = early ? [TAKE_EARLY, 'letter-take-early'] : [TAKE, 'letter-take'];
    const [letter] = await this.database.query<WaitingLetter>(text, [kinds], name);
    return letter;
  }

  async remove({ id, attempts }: WaitingLetter): Promise<void> {
    await this.database.query(REMOVE, [id, attempts], 'letter-remove');
  }

  async postpone({ id, attempts }: WaitingLetter, seconds: number, code: WaitingCode): Promise<void> {
    await this.database.query(POSTPONE, [id, attempts, seconds, code], 'letter-postpone');
  }

  async hasten(): Promise<void> {
    await this.database.query(HASTEN);
  }
}
