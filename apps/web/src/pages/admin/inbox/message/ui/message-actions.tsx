import { markMessageUnread } from '@site/api-client';
import type { MessageState } from '@site/vocabulary';
import { useNavigate } from '@tanstack/react-router';
import { Alert, Button, Space } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastList, useChanged } from '../../../../../entities/content';
import { messageCalls, MESSAGES_PATH } from '../../../../../entities/message';
import { prepareQuestion, RemovalQuestion, useRemoval } from '../../../../../features/remove-record';
import { useAction } from '../../../../../shared/ui/admin';
import { mailReply, whatsAppReply } from '../model/reply-addresses';
import { useRevision, type ShownMessage } from '../model/use-revision';
import styles from './message.module.css';

/** Where a message can go from each state; the first is what is mostly wanted. */
const NEXT: Readonly<Record<MessageState, readonly MessageState[]>> = {
  new: ['handled', 'spam'],
  handled: ['new', 'spam'],
  spam: ['new'],
};

/** All that can be done with a message, in sight however long it is. */
export function MessageActions(shown: ShownMessage) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { busy, revise } = useRevision(shown);
  const [answered, setAnswered] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const { message, etag } = shown;
  const { id, nom: name, status } = message;
  const whatsApp = whatsAppReply(message);
  const changed = useChanged('messages');
  const leaving = useAction();
  const toList = () => void navigate({ to: MESSAGES_PATH, search: lastList(MESSAGES_PATH) });
  const removal = useRemoval({
    calls: { remove: messageCalls.remove, read: async () => ({ etag }) },
    doneText: t('messages.removed'),
    reload: changed,
    onRemoved: toList,
  });
  const toGroup = () => group.current?.focus();

  const file = (next: MessageState) => {
    const said = { done: t(`messages.filed.${next}`), conflict: t('messages.conflict') };
    // The button that was pressed is another one now.
    revise({ status: next }, said, toGroup);
  };

  // Shown any longer, it would count as read again.
  const leaveUnread = () =>
    leaving.run(async () => {
      await markMessageUnread(id);
      await changed();
      toList();
    }, t('messages.leftUnread'));

  return (
    <div className={styles.bar}>
      {answered && status === 'new' ? (
        <Alert
          type="info"
          className={`${styles.offer}`}
          title={t('messages.offer')}
          action={
            <Space>
              <Button type="primary" size="small" disabled={busy} onClick={() => file('handled')}>
                {t('messages.offerYes')}
              </Button>
              <Button
                size="small"
                onClick={() => {
                  setAnswered(false);
                  toGroup();
                }}
              >
                {t('messages.offerNo')}
              </Button>
            </Space>
          }
        />
      ) : null}
      <div ref={group} role="group" aria-label={t('list.actions')} tabIndex={-1} className={styles.actions}>
        <Button type="primary" href={mailReply(message)} onClick={() => setAnswered(true)}>
          {t('messages.replyByMail')}
        </Button>
        {whatsApp === undefined ? null : (
          <Button href={whatsApp} target="_blank" rel="noopener noreferrer" onClick={() => setAnswered(true)}>
            {t('messages.replyByWhatsApp')}
          </Button>
        )}
        {NEXT[status].map((next) => (
          <Button key={next} disabled={busy} onClick={() => file(next)}>
            {t(`messages.file.${status === 'spam' ? 'notSpam' : next}`)}
          </Button>
        ))}
        {status === 'new' ? (
          <Button disabled={busy || leaving.busy} onClick={leaveUnread}>
            {t('messages.leaveUnread')}
          </Button>
        ) : null}
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
      </div>
      <RemovalQuestion removal={removal} />
    </div>
  );
}
