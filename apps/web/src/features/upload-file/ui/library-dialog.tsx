import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import type { LibraryFile } from '@site/api-client';
import type { Bucket } from '@site/vocabulary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Empty, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileCalls, isPicture, shownAddress, sizeShown } from '../../../entities/file';
import { LoadFailed } from '../../../shared/ui/admin';
import { sizedFile } from '../../../shared/ui/picture';
import styles from './library-dialog.module.css';

interface LibraryDialogProps {
  readonly bucket: Bucket;
  /** The address that is chosen now. */
  readonly value: string;
  readonly onChoose: (file: LibraryFile) => void;
  /** It is gone, and with it the hold it had on the focus. */
  readonly onClosed: () => void;
}

/** Files that are shown at first, and how many come more at a time; a list answers a hundred at the most. */
const STEP = 24;
const MOST = 96;

/** The files of a bucket that are there already, the newest first: one is chosen. */
export function LibraryDialog({ bucket, value, onChoose, onClosed }: LibraryDialogProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(true);
  const [q, setQ] = useState('');
  const [limit, setLimit] = useState(STEP);
  const { data, error, refetch } = useQuery({
    queryKey: ['files', 'choice', bucket, q, limit],
    queryFn: ({ signal }) => fileCalls.list({ bucket, limit, ...(q !== '' && { q }) }, { signal }),
    placeholderData: keepPreviousData,
    // Files come from other forms and other people, too.
    staleTime: 0,
  });
  return (
    <Modal
      open={open}
      title={t('library.title')}
      footer={null}
      width={760}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      <Input.Search
        aria-label={t('media.search')}
        placeholder={t('media.search')}
        allowClear
        onSearch={(typed) => setQ(typed.trim())}
      />
      <div className={styles.found}>{content()}</div>
    </Modal>
  );

  function content() {
    if (error !== null && data === undefined) {
      return <LoadFailed title={t('media.loadFailed')} onRetry={() => void refetch()} />;
    }
    if (data === undefined) return <Skeleton active title={false} />;
    if (data.total === 0) {
      const nothing = t(q === '' ? 'media.empty' : 'media.noMatch');
      return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={nothing} />;
    }
    return (
      <>
        <ul className={styles.files} aria-label={t('media.headingLoading')}>
          {data.items.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className={styles.file}
                aria-pressed={file.url === value}
                onClick={() => {
                  setOpen(false);
                  onChoose(file);
                }}
              >
                <span className={styles.sight}>
                  {isPicture(file) ? (
                    <img alt="" loading="lazy" src={sizedFile(shownAddress(file), 320)} />
                  ) : (
                    <FilePdfOutlined aria-hidden="true" />
                  )}
                </span>
                <span className={styles.name}>{file.name}</span>
                <span className={styles.size}>{sizeShown(file.file_size)}</span>
              </button>
            </li>
          ))}
        </ul>
        {data.items.length < Math.min(data.total, MOST) ? (
          <Button onClick={() => setLimit(limit + STEP)}>{t('library.more')}</Button>
        ) : null}
      </>
    );
  }
}
