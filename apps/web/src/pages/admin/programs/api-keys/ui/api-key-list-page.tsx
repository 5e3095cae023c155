import { removeApiKey } from '@site/api-client';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, ListFrame, useList } from '../../../../../features/list-records';
import { RemovalQuestion, useRemoval } from '../../../../../features/remove-record';
import { rowActions } from '../../../../../shared/ui/admin';
import { API_KEY_LIST } from '../model/api-key-list';
import { useApiKeyColumns } from './api-key-columns';
import styles from './api-keys.module.css';
import { NewApiKeyDialog } from './new-api-key-dialog';

/** What other programs show in place of a person's password. */
export function ApiKeyListPage() {
  const { t } = useTranslation('admin');
  const list = useList(API_KEY_LIST);
  const columns = useApiKeyColumns();
  const heading = useRef<HTMLHeadingElement>(null);
  const [making, setMaking] = useState(false);
  const removal = useRemoval({
    calls: { read: async () => ({ etag: undefined }), remove: (id) => removeApiKey(id) },
    texts: 'revocation',
    doneText: t('apiKeys.revoked'),
    reload: list.reload,
    onRemoved: () => heading.current?.focus(),
  });

  return (
    <>
      <ListFrame
        list={list}
        texts="apiKeys"
        searchable={false}
        views={<p className={styles.text}>{t('apiKeys.text')}</p>}
        filters={[]}
        sortFields={[]}
        layout="rows"
        heading={heading}
        action={
          <Button type="primary" onClick={() => setMaking(true)}>
            {t('apiKeys.add')}
          </Button>
        }
      >
        {(rows, labelledBy) => (
          <DataTable
            list={list}
            columns={columns}
            rows={rows}
            labelledBy={labelledBy}
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
        )}
      </ListFrame>
      {making ? <NewApiKeyDialog onMade={list.reload} onClosed={() => setMaking(false)} /> : null}
      <RemovalQuestion removal={removal} />
    </>
  );
}
