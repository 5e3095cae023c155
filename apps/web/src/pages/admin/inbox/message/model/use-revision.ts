import { ApiError, replaceMessage, type Message, type MessageRevision } from '@site/api-client';
import { useChanged } from '../../../../../entities/content';
import { useAction } from '../../../../../shared/ui/admin';

export interface ShownMessage {
  readonly message: Message;
  /** Of the version that is shown. */
  readonly etag: string;
  readonly reload: () => Promise<void>;
}

interface Said {
  readonly done: string;
  /** When somebody else has changed it meanwhile; what stands now is shown. */
  readonly conflict: string;
}

/** Changes the message that is shown. */
export function useRevision({ message: { id }, etag, reload }: ShownMessage) {
  const { busy, run } = useAction();
  const changed = useChanged('messages');
  const revise = (revision: MessageRevision, { done, conflict }: Said, after: () => void) =>
    run(async () => {
      try {
        await replaceMessage(id, revision, { headers: { 'If-Match': etag } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 412)) throw error;
        await reload();
        throw new ApiError(412, { code: 'edit_conflict', detail: conflict });
      }
      await changed();
      await reload();
      after();
    }, done);
  return { busy, revise };
}
