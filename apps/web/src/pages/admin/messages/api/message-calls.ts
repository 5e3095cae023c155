import {
  changeMessages,
  getGetMessageUrl,
  httpWithEtag,
  removeMessage,
  reviseMessage,
  type Message,
  type MessageBulkInput,
  type SeenRecord,
} from '@site/api-client';
import type { MessageState } from '@site/vocabulary';
import type { RemovalCalls } from '../../../../features/remove-record';

export const messageCalls = {
  read: (id: string) => httpWithEtag<Message>(getGetMessageUrl(id), { cache: 'no-store' }),
  remove: (id: string, etag: string) => removeMessage(id, { headers: { 'If-Match': etag } }),
  file: (id: string, status: MessageState, etag: string) =>
    reviseMessage(id, { status }, { headers: { 'If-Match': etag } }),
  together: (act: MessageBulkInput['act'], records: readonly SeenRecord[]) =>
    changeMessages({ act, records: [...records] }),
} satisfies RemovalCalls & Record<string, unknown>;
