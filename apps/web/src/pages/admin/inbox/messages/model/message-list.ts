import { listMessages, type MessageList, type MessageSummary } from '@site/api-client';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countsQuery } from '../../../../../entities/content';
import { MESSAGES_PATH, wantedMessages } from '../../../../../entities/message';
import { useList, type List, type ListDescription } from '../../../../../features/list-records';

/** What the list shows; new messages are what it is opened for. */
export const VIEWS = ['', 'handled', 'spam', 'all'] as const;
export type View = (typeof VIEWS)[number];

const COUNTS = ['message-counts'];

type Counts = Pick<MessageList, 'counts' | 'matching'>;

export interface InboxList {
  readonly list: List<MessageSummary>;
  /** Of all messages, and of those that the search and the days leave. */
  readonly counts: Counts | undefined;
}

/** The list of messages, and how many there are in each state. */
export function useMessageList(): InboxList {
  const queries = useQueryClient();
  const description = useMemo<ListDescription<MessageSummary>>(
    () => ({
      kind: 'messages',
      path: MESSAGES_PATH,
      sorts: [],
      view: 'status',
      filters: { status: VIEWS, from: undefined, to: undefined },
      read: async (parameters, options) => {
        const page = await listMessages(wantedMessages(parameters), options);
        const { counts, matching } = page;
        // Who has come meanwhile is counted in the menu, too.
        if (queries.getQueryData<Counts>(COUNTS)?.counts.new !== counts.new)
          void queries.invalidateQueries({ queryKey: countsQuery.queryKey });
        queries.setQueryData<Counts>(COUNTS, { counts, matching });
        return page;
      },
    }),
    [queries],
  );
  const { data: counts } = useQuery<Counts>({ queryKey: COUNTS, queryFn: skipToken });
  return { list: useList(description), counts };
}
