import { getExportSubscribersUrl, listSubscribers, deleteSubscriber } from '@site/api-client';
import type { ListSubscribersParams, Subscriber } from '@site/api-client';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '@site/vocabulary';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { TableList, useList, type ListDescription } from '../../../../features/list-records';
import { RemovalQuestion, RemoveButton, useRemoval } from '../../../../features/remove-record';
import { inLocale, useLocale } from '../../../../shared/i18n';
import { saveAnswer } from '../../../../shared/save-file';
import { useAction } from '../../../../shared/ui/admin';
import styles from './newsletter.module.css';
import { useSubscriberColumns } from './subscriber-columns';

const SUBSCRIBER_LIST: ListDescription<Subscriber> = {
  kind: 'newsletter',
  path: '/admin/newsletter',
  sorts: ['email', 'state'],
  filters: { state: [...SUBSCRIPTION_STATES] },
  read: (parameters, options) => listSubscribers(parameters as ListSubscribersParams, options),
};

export function SubscriberListPage() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const list = useList(SUBSCRIBER_LIST);
  const columns = useSubscriberColumns();
  const { busy, run } = useAction();
  const removal = useRemoval({
    // Whoever asks to be forgotten is, whatever has changed meanwhile.
    calls: { remove: (id) => deleteSubscriber(id) },
    doneText: t('newsletter.removed'),
    reload: list.reload,
    onRemoved: list.toHeading,
  });
  const state = (list.address.filters['state'] ?? '') as SubscriptionState | '';
  const exported = state === '' ? 'confirmed' : state;
  const nameOf = ({ email }: Subscriber) => email ?? t('newsletter.erased');

  return (
    <>
      <TableList
        list={list}
        texts="newsletter"
        filters={[
          {
            name: 'state',
            label: t('newsletter.state'),
            all: t('newsletter.allStates'),
            options: SUBSCRIPTION_STATES.map((value) => ({ value, text: t(`newsletter.states.${value}`) })),
          },
        ]}
        beginning={<Button href={inLocale('/newsletter', locale)}>{t('newsletter.toForm')}</Button>}
        action={
          <Button
            type="primary"
            className={`${styles.export}`}
            disabled={busy}
            onClick={() =>
              run(() => saveAnswer(getExportSubscribersUrl({ state: exported })), t('newsletter.exported'))
            }
          >
            {t(`newsletter.export.${exported}`)}
          </Button>
        }
        columns={columns}
        actionsOf={(row) => <RemoveButton record={{ id: row.id, name: nameOf(row) }} onAsk={removal.ask} />}
      />
      <RemovalQuestion removal={removal} />
    </>
  );
}
