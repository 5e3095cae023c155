import {
  changeMessages,
  getGetMessageUrl,
  getMessageNeighbours,
  httpWithEtag,
  markMessageRead,
  markMessageUnread,
  removeMessage,
  reviseMessage,
  type GetMessageNeighboursParams,
  type Message,
  type MessageBulkInput,
  type MessageRevision,
  type SeenRecord,
} from '@site/api-client';
import type { RemovalCalls } from '../../../../features/remove-record';

export const messageCalls = {
  read: (id: string) => httpWithEtag<Message>(getGetMessageUrl(id), { cache: 'no-store' }),
  remove: (id: string, etag: string) => removeMessage(id, { headers: { 'If-Match': etag } }),
  open: (id: string) => markMessageRead(id),
  leaveUnread: (id: string) => markMessageUnread(id),
  beside: (id: string, filters: GetMessageNeighboursParams) =>
    getMessageNeighbours(id, filters, { cache: 'no-store' }),
  revise: (id: string, revision: MessageRevision, etag: string) =>
    reviseMessage(id, revision, { headers: { 'If-Match': etag } }),
  together: (act: MessageBulkInput['act'], records: readonly SeenRecord[]) =>
    changeMessages({ act, records: [...records] }),
} satisfies RemovalCalls & Record<string, unknown>;
