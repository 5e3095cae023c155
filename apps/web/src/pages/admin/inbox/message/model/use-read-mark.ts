import { markMessageRead, type Message } from '@site/api-client';
import { useEffect, useEffectEvent } from 'react';
import { useChanged } from '../../../../../entities/content';

/** A message that is shown counts as read from then on. */
export function useReadMark(message: Message | undefined): void {
  const changed = useChanged('messages');
  const unread = message?.read_at === null ? message.id : undefined;
  // Whoever reads is not troubled with it: the next one who opens it notes it.
  const note = useEffectEvent((id: string) => void markMessageRead(id).then(changed, () => undefined));
  useEffect(() => {
    if (unread !== undefined) note(unread);
  }, [unread]);
}
