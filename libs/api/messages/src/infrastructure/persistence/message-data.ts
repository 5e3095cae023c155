import { PersonalData, type Tally } from '@site/api-kernel';
import { instant, type Database } from '@site/api-platform';

/** Years after the last contact (privacy policy of the specification, §9). */
const YEARS = 3;

// Who has written again since is still in contact, and so are the older messages.
const PAST = `from contact_messages m where not exists (
  select from contact_messages later
  where lower(later.email) = lower(m.email) and later.created_at > now() - interval '${YEARS} years')`;
const SENT = 'lower(email) = lower($1)';
// Others may have named the address in what they wrote.
const TEXTS = ['nom', 'organisation', 'telephone', 'sujet', 'message'];
const NAMED = `position(lower($1) in lower(concat_ws(' ', ${TEXTS.join(', ')}))) > 0`;
const ABOUT = `select id, nom, email, organisation, telephone, sujet, message, language, status, ${instant('created_at')}
  from contact_messages where ${SENT} or ${NAMED} order by contact_messages.created_at`;
const BLANK = `update contact_messages set version = version + 1,
  ${TEXTS.map((text) => `${text} = regexp_replace(${text}, '***=' || $1, '…', 'gi')`).join(', ')}
  where ${NAMED} returning id`;

/** What messages hold of people. */
export class MessageData extends PersonalData {
  constructor(private readonly database: Pick<Database, 'query' | 'transaction'>) {
    super();
  }

  async expire(pretend: boolean): Promise<Tally> {
    const gone = await this.database.query(pretend ? `select m.id ${PAST}` : `delete ${PAST} returning m.id`);
    return { contact_messages: gone.length };
  }

  async about(email: string): Promise<Readonly<Record<string, readonly object[]>>> {
    return { contact_messages: await this.database.query<object>(ABOUT, [email]) };
  }

  async erase(email: string): Promise<Tally> {
    return this.database.transaction(async (run) => {
      const gone = await run(`delete from contact_messages where ${SENT} returning id`, [email]);
      const blanked = await run(BLANK, [email]);
      return { contact_messages: gone.length, contact_messages_blanked: blanked.length };
    });
  }
}
