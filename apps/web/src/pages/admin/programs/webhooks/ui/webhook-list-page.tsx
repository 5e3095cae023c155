import { deleteWebhook, type Webhook } from '@site/api-client';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableList, useList } from '../../../../../features/list-records';
import { RemovalQuestion, RemoveButton, useRemoval } from '../../../../../features/remove-record';
import { rowActions } from '../../../../../shared/ui/admin';
import { WEBHOOK_LIST } from '../model/webhook-list';
import { DeliveriesDialog } from './deliveries-dialog';
import { NewWebhookDialog } from './new-webhook-dialog';
import { useWebhookColumns } from './webhook-columns';

/** Addresses of other programs that are told of changes. */
export function WebhookListPage() {
  const { t } = useTranslation('admin');
  const list = useList(WEBHOOK_LIST);
  const columns = useWebhookColumns();
  const [making, setMaking] = useState(false);
  const [chosen, setChosen] = useState<Webhook>();
  const removal = useRemoval({
    calls: { remove: (id) => deleteWebhook(id) },
    doneText: t('webhooks.removed'),
    reload: list.reload,
    onRemoved: list.toHeading,
  });

  return (
    <>
      <TableList
        list={list}
        texts="webhooks"
        introduced
        searchable={false}
        action={
          <Button type="primary" onClick={() => setMaking(true)}>
            {t('webhooks.add')}
          </Button>
        }
        columns={columns}
        actionsWidth={184}
        actionsOf={(row) => (
          <div className={rowActions}>
            <Button
              aria-label={t('webhooks.deliveriesName', { name: row.url })}
              onClick={() => setChosen(row)}
            >
              {t('webhooks.deliveries')}
            </Button>
            <RemoveButton record={{ id: row.id, name: row.url }} onAsk={removal.ask} />
          </div>
        )}
      />
      {making ? <NewWebhookDialog onMade={list.reload} onClosed={() => setMaking(false)} /> : null}
      {chosen === undefined ? null : (
        <DeliveriesDialog
          key={chosen.id}
          webhook={chosen}
          onClosed={() => {
            setChosen(undefined);
            void list.reload();
          }}
        />
      )}
      <RemovalQuestion removal={removal} />
    </>
  );
}
