import {
  listMessages,
  type ListMessagesParams,
  type MessageList,
  type MessageSummary,
} from '@site/api-client';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useList, type List, type ListDescription } from '../../../../features/list-records';

export const MESSAGES_PATH = '/admin/messages';
/** What the list shows; new messages are what it is opened for. */
export const VIEWS = ['', 'handled', 'spam', 'all'] as const;
export type View = (typeof VIEWS)[number];

const COUNTS = ['message-counts'];

export interface InboxList {
  readonly list: List<MessageSummary>;
  readonly counts: MessageList['counts'] | undefined;
}

/** The list of messages, and how many there are in each state. */
export function useMessageList(): InboxList {
  const queries = useQueryClient();
  const description = useMemo<ListDescription<MessageSummary>>(
    () => ({
      kind: 'messages',
      path: MESSAGES_PATH,
      sorts: [],
      filters: { status: VIEWS },
      read: async ({ status = 'new', ...parameters }, options) => {
        const wanted = { ...parameters, ...(status !== 'all' && { status }) } as ListMessagesParams;
        const page = await listMessages(wanted, options);
        queries.setQueryData(COUNTS, page.counts);
        return page;
      },
    }),
    [queries],
  );
  const { data: counts } = useQuery<MessageList['counts']>({ queryKey: COUNTS, queryFn: skipToken });
  return { list: useList(description), counts };
}
