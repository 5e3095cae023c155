import { ApiError, type Message } from '@site/api-client';
import type { MessageState } from '@site/vocabulary';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lastList, useChanged } from '../../../../entities/content';
import { prepareQuestion, RemovalQuestion, useRemoval } from '../../../../features/remove-record';
import { useAction } from '../../../../shared/ui/admin';
import { messageCalls } from '../api/message-calls';
import { MESSAGES_PATH } from '../model/message-list';
import { mailReply, whatsAppReply } from '../model/reply-addresses';
import styles from './messages.module.css';

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
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const group = useRef<HTMLDivElement>(null);
  const { id, nom: name, status } = message;
  const whatsApp = whatsAppReply(message);
  const changed = useChanged('messages');
  const removal = useRemoval({
    calls: { remove: messageCalls.remove, read: async () => ({ etag }) },
    doneText: t('messages.removed'),
    reload: changed,
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
        await changed();
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
