import {
  changeMessages,
  getGetMessageUrl,
  httpWithEtag,
  deleteMessage,
  type Message,
  type MessageBulkInput,
  type SeenRecord,
} from '@site/api-client';

export const messageCalls = {
  read: (id: string) => httpWithEtag<Message>(getGetMessageUrl(id), { cache: 'no-store' }),
  remove: (id: string, etag: string) => deleteMessage(id, { headers: { 'If-Match': etag } }),
  together: (act: MessageBulkInput['act'], records: readonly SeenRecord[]) =>
    changeMessages({ act, records: [...records] }),
};
