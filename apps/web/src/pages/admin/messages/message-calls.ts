import { getGetMessageUrl, httpWithEtag, removeMessage, reviseMessage, type Message } from '@site/api-client';
import type { MessageState } from '@site/vocabulary';
import type { RemovalCalls } from '../removal/use-removal';

const read = (id: string) => httpWithEtag<Message>(getGetMessageUrl(id), { cache: 'no-store' });

export const messageCalls = {
  read,
  readEtag: async (id: string) => (await read(id)).etag,
  remove: (id: string, etag: string) => removeMessage(id, { headers: { 'If-Match': etag } }),
  file: (id: string, status: MessageState, etag: string) =>
    reviseMessage(id, { status }, { headers: { 'If-Match': etag } }),
} satisfies RemovalCalls & Record<string, unknown>;
