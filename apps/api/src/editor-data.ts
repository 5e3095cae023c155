import type { PersonalData, Tally } from '@site/api-kernel';
import { instant, type Database } from '@site/api-platform/persistence';
import { ACCOUNT_OF_ADDRESS } from '@site/api-platform/record-lifecycle';
import { emailForms } from '@site/vocabulary';

const HELD = {
  contact_messages_filed: `select id, status, ${instant('edited_at')} from contact_messages
    where edited_by = ${ACCOUNT_OF_ADDRESS} order by contact_messages.edited_at`,
  files: `select id, bucket, original_name, ${instant('uploaded_at')}, ${instant('edited_at')} from files
    where ${ACCOUNT_OF_ADDRESS} in (uploaded_by, edited_by) order by files.uploaded_at`,
  newsletter_announcements: `select news_id, ${instant('announced_at')} from newsletter_announcements
    where announced_by = ${ACCOUNT_OF_ADDRESS} order by newsletter_announcements.announced_at`,
  partner_order: `select ${instant('edited_at')} from partner_order where edited_by = ${ACCOUNT_OF_ADDRESS}`,
  webhooks: `select id, url, kinds, ${instant('created_at')} from webhooks
    where made_by = ${ACCOUNT_OF_ADDRESS} order by webhooks.created_at`,
};

/** Rows of all modules that name who wrote them; those with versions are told by these. With the account the name goes. */
export class EditorData implements PersonalData {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  async expire(): Promise<Tally> {
    return {};
  }

  async about(email: string): Promise<Readonly<Record<string, readonly object[]>>> {
    const values = [emailForms(email)];
    const tables = Object.entries(HELD).map(async ([table, read]) => {
      return [table, await this.database.query<object>(read, values)] as const;
    });
    return Object.fromEntries(await Promise.all(tables));
  }

  async erase(): Promise<Tally> {
    return {};
  }
}
