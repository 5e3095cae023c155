import { deleteApiKey } from '@site/api-client';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableList, useList } from '../../../../../features/list-records';
import { RemovalQuestion, useRemoval } from '../../../../../features/remove-record';
import { rowActions } from '../../../../../shared/ui/admin';
import { API_KEY_LIST } from '../model/api-key-list';
import { useApiKeyColumns } from './api-key-columns';
import { NewApiKeyDialog } from './new-api-key-dialog';

/** What other programs show in place of a person's password. */
export function ApiKeyListPage() {
  const { t } = useTranslation('admin');
  const list = useList(API_KEY_LIST);
  const columns = useApiKeyColumns();
  const [making, setMaking] = useState(false);
  const removal = useRemoval({
    calls: { remove: (id) => deleteApiKey(id) },
    texts: 'revocation',
    doneText: t('apiKeys.revoked'),
    reload: list.reload,
    onRemoved: list.toHeading,
  });

  return (
    <>
      <TableList
        list={list}
        texts="apiKeys"
        introduced
        searchable={false}
        action={
          <Button type="primary" onClick={() => setMaking(true)}>
            {t('apiKeys.add')}
          </Button>
        }
        columns={columns}
        actionsOf={({ id, name }) => (
          <div className={rowActions}>
            <Button
              danger
              aria-label={t('apiKeys.revokeName', { name })}
              onClick={() => removal.ask({ id, name })}
            >
              {t('apiKeys.revoke')}
            </Button>
          </div>
        )}
      />
      {making ? <NewApiKeyDialog onMade={list.reload} onClosed={() => setMaking(false)} /> : null}
      <RemovalQuestion removal={removal} />
    </>
  );
}
