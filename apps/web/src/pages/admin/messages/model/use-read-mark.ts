import type { Message } from '@site/api-client';
import { useEffect } from 'react';
import { useChanged } from '../../../../entities/content';
import { messageCalls } from '../api/message-calls';

/** A message that is shown counts as read from then on. */
export function useReadMark(message: Message | undefined): void {
  const changed = useChanged('messages');
  const unread = message?.read_at === null ? message.id : undefined;
  useEffect(() => {
    if (unread === undefined) return;
    // Whoever reads is not troubled with it: the next one who opens it notes it.
    void messageCalls.open(unread).then(changed, () => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each message
  }, [unread]);
}
