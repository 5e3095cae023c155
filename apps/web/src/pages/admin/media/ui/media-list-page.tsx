import { useTranslation } from 'react-i18next';
import { fileCalls } from '../../../../entities/file';
import { TableList, useList } from '../../../../features/list-records';
import { RemovalQuestion, RemoveButton, useRemoval } from '../../../../features/remove-record';
import { rowActions } from '../../../../shared/ui/admin';
import { BUCKET_NAMES, MEDIA_LIST, USES } from '../model/media-list';
import { useMediaColumns } from './media-columns';
import styles from './media.module.css';

/** Every file, what it is and where it is used. */
export function MediaListPage() {
  const { t } = useTranslation('admin');
  const list = useList(MEDIA_LIST);
  const columns = useMediaColumns();
  const removal = useRemoval({
    calls: fileCalls,
    doneText: t('media.removed'),
    reload: list.reload,
    onRemoved: list.toHeading,
  });

  return (
    <>
      <TableList
        list={list}
        texts="media"
        views={<p className={styles.text}>{t('media.text')}</p>}
        filters={[
          {
            name: 'bucket',
            label: t('media.kind'),
            all: t('media.allKinds'),
            options: BUCKET_NAMES.map((value) => ({ value, text: t(`media.kinds.${value}`) })),
          },
          {
            name: 'use',
            label: t('media.use'),
            all: t('media.allUses'),
            options: USES.map((value) => ({ value, text: t(`media.use_${value}`) })),
          },
        ]}
        columns={columns}
        actionsOf={({ id, name, used_by: records }) =>
          records.length > 0 ? null : (
            <div className={rowActions}>
              <RemoveButton record={{ id, name }} onAsk={removal.ask} />
            </div>
          )
        }
      />
      <RemovalQuestion removal={removal} />
    </>
  );
}
