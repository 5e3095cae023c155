import { ApiError, type Message } from '@site/api-client';
import type { MessageState } from '@site/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { lastList } from '../listing/last-list';
import { prepareQuestion, RemovalQuestion } from '../removal/removal-question';
import { useRemoval } from '../removal/use-removal';
import { useAction } from '../users/use-action';
import { messageCalls } from './message-calls';
import { MESSAGES_PATH } from './message-list';
import styles from './messages.module.css';
import { mailReply, whatsAppReply } from './reply-addresses';

interface MessageActionsProps {
  readonly message: Message;
  /** Of the version that is shown. */
  readonly etag: string;
  readonly reload: () => Promise<void>;
}

/** Where a message can go from each state; the first is what is mostly wanted. */
const NEXT: Readonly<Record<MessageState, readonly MessageState[]>> = {
  new: ['handled', 'spam'],
  handled: ['new', 'spam'],
  spam: ['new'],
};

export function MessageActions({ message, etag, reload }: MessageActionsProps) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const group = useRef<HTMLDivElement>(null);
  const { id, nom: name, status } = message;
  const whatsApp = whatsAppReply(message);
  const forgetLists = () => queries.removeQueries({ queryKey: ['messages'] });
  const removal = useRemoval({
    calls: { remove: messageCalls.remove, readEtag: async () => etag },
    doneText: t('messages.removed'),
    reload: async () => forgetLists(),
    onRemoved: () => void navigate({ to: MESSAGES_PATH, search: lastList(MESSAGES_PATH) }),
  });

  const file = (next: MessageState) =>
    run(
      async () => {
        try {
          await messageCalls.file(id, next, etag);
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 412)) throw error;
          await reload();
          throw new ApiError(412, { code: 'edit_conflict', detail: t('messages.conflict') });
        }
        forgetLists();
        await reload();
        // The button that was pressed is another one now.
        group.current?.focus();
      },
      t(`messages.filed.${next}`),
    );

  return (
    <div ref={group} role="group" aria-label={t('list.actions')} tabIndex={-1} className={styles.actions}>
      <Button type="primary" href={mailReply(message)}>
        {t('messages.replyByMail')}
      </Button>
      {whatsApp === undefined ? null : (
        <Button href={whatsApp} target="_blank" rel="noopener noreferrer">
          {t('messages.replyByWhatsApp')}
        </Button>
      )}
      {NEXT[status].map((next) => (
        <Button key={next} disabled={busy} onClick={() => file(next)}>
          {t(`messages.file.${status === 'spam' ? 'notSpam' : next}`)}
        </Button>
      ))}
      <Button
        danger
        className={styles.remove ?? ''}
        disabled={busy}
        onPointerEnter={prepareQuestion}
        onFocus={prepareQuestion}
        onClick={() => removal.ask({ id, name: t('messages.from', { name }) })}
      >
        {t('removal.confirm')}
      </Button>
      <RemovalQuestion removal={removal} />
    </div>
  );
}
