import type { PersonalData, Tally } from '@site/api-kernel';
import { expiring, instant, type Database } from '@site/api-platform/persistence';
import { emailForms } from '@site/vocabulary';

/** Years after the last contact (privacy policy of the specification, §9). */
const YEARS = 3;

// Who has written again since is still in contact, and so are the older messages.
const PAST = `from contact_messages m where not exists (
  select from contact_messages later
  where email_key(later.email) = email_key(m.email) and later.created_at > now() - interval '${YEARS} years')`;
const SENT = 'email_key(email) = any (array(select email_key(form) from unnest($1::text[]) form))';
// Others may have named the address in what they wrote.
const TEXTS = ['nom', 'organisation', 'telephone', 'sujet', 'message', 'note'];
const namedBy = (pattern: string): string => `concat_ws(' ', ${TEXTS.join(', ')}) ~* ${pattern}`;
const ABOUT = `select id, nom, email, organisation, telephone, sujet, message, note, language, status, spam_score,
  ${instant('created_at')}, ${instant('read_at')}
  from contact_messages where ${SENT} or ${namedBy('$2')} order by contact_messages.created_at`;
const BLANK = `update contact_messages set version = version + 1,
  ${TEXTS.map((text) => `${text} = regexp_replace(${text}, $1, '…', 'gi')`).join(', ')}
  where ${namedBy('$1')} returning id`;

/** What messages hold of people. */
export class MessageData implements PersonalData {
  constructor(private readonly database: Pick<Database, 'query' | 'transaction'>) {}

  async expire(pretend: boolean): Promise<Tally> {
    const gone = await this.database.query(
      pretend ? `select m.id ${PAST}` : expiring('messages', `delete ${PAST} returning m.id`),
    );
    return { contact_messages: gone.length };
  }

  async about(email: string): Promise<Readonly<Record<string, readonly object[]>>> {
    const forms = emailForms(email);
    return { contact_messages: await this.database.query<object>(ABOUT, [forms, naming(forms)]) };
  }

  async erase(email: string): Promise<Tally> {
    const forms = emailForms(email);
    return this.database.transaction(async (run) => {
      const gone = await run(`delete from contact_messages where ${SENT} returning id`, [forms]);
      const blanked = await run(BLANK, [naming(forms)]);
      return { contact_messages: gone.length, contact_messages_blanked: blanked.length };
    });
  }
}

/** Finds the address where it stands by itself: `marie.ann@…` is somebody else's, and so is `ann@….uk`. */
function naming(forms: readonly string[]): string {
  const any = forms.map((form) => form.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|');
  return `(?<![[:alnum:]._+-])(?:${any})(?![[:alnum:]-]|[.][[:alnum:]])`;
}
