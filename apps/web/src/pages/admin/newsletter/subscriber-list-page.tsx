import {
  listSubscribers,
  removeSubscriber,
  type ListSubscribersParams,
  type Subscriber,
} from '@site/api-client';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '@site/vocabulary';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { DataTable } from '../listing/data-table';
import { ListFrame } from '../listing/list-frame';
import { useList, type ListDescription } from '../listing/use-list';
import { prepareQuestion, RemovalQuestion } from '../removal/removal-question';
import { useRemoval, type RemovalCalls } from '../removal/use-removal';
import { DeleteIcon } from '../ui/icons';
import { useAction } from '../users/use-action';
import { exportSubscribers } from './export-subscribers';
import styles from './newsletter.module.css';
import { useSubscriberColumns } from './subscriber-columns';

const SUBSCRIBER_LIST: ListDescription<Subscriber> = {
  kind: 'newsletter',
  path: '/admin/newsletter',
  sorts: ['email', 'state'],
  filters: { state: [...SUBSCRIPTION_STATES] },
  read: (parameters, options) => listSubscribers(parameters as ListSubscribersParams, options),
};

/** Whoever asks to be forgotten is, whatever has changed meanwhile. */
const CALLS: RemovalCalls = {
  readEtag: async () => undefined,
  remove: (id) => removeSubscriber(id),
};

export function SubscriberListPage() {
  const { t } = useTranslation('admin');
  const list = useList(SUBSCRIBER_LIST);
  const columns = useSubscriberColumns();
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, run } = useAction();
  const removal = useRemoval({
    calls: CALLS,
    doneText: t('newsletter.removed'),
    reload: list.reload,
    onRemoved: () => heading.current?.focus(),
  });
  const state = (list.address.filters['state'] ?? '') as SubscriptionState | '';
  const exported = state === '' ? 'confirmed' : state;
  const nameOf = ({ email }: Subscriber) => email ?? t('newsletter.erased');

  return (
    <>
      <ListFrame
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
        sortFields={columns.filter(({ name }) => list.sorts.includes(name))}
        layout="rows"
        heading={heading}
        action={
          <Button
            type="primary"
            className={`${styles.export}`}
            disabled={busy}
            onClick={() => run(() => exportSubscribers(exported), t('newsletter.exported'))}
          >
            {t(`newsletter.export.${exported}`)}
          </Button>
        }
      >
        {(rows, labelledBy) => (
          <DataTable
            list={list}
            columns={columns}
            rows={rows}
            labelledBy={labelledBy}
            actions={(row) => (
              <Button
                type="text"
                danger
                icon={<DeleteIcon />}
                aria-label={t('list.remove', { name: nameOf(row) })}
                title={t('list.remove', { name: nameOf(row) })}
                onPointerEnter={prepareQuestion}
                onFocus={prepareQuestion}
                onClick={() => removal.ask({ id: row.id, name: nameOf(row) })}
              />
            )}
          />
        )}
      </ListFrame>
      <RemovalQuestion removal={removal} />
    </>
  );
}
