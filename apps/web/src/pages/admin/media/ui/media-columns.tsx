import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import type { LibraryFile } from '@site/api-client';
import { useTranslation } from 'react-i18next';
import { isPicture, shownAddress, sizeShown } from '../../../../entities/file';
import type { Column } from '../../../../features/list-records';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import { Badge, RecordLink } from '../../../../shared/ui/admin';
import { sizedFile } from '../../../../shared/ui/picture';
import { FileUses } from '../../../../widgets/admin-content';
import { MEDIA_PATH } from '../model/media-list';
import styles from './media.module.css';

/** Records that a row names. */
const MOST_NAMED = 2;

export function useMediaColumns(): readonly Column<LibraryFile>[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return [
    {
      name: 'name',
      title: t('media.file'),
      width: 36,
      place: 'title',
      render: (file) => (
        <div className={styles.named}>
          <div className={styles.thumbnail}>
            {isPicture(file) ? (
              <img alt="" loading="lazy" decoding="async" src={sizedFile(shownAddress(file), 320)} />
            ) : (
              <FilePdfOutlined aria-hidden="true" />
            )}
          </div>
          <div className={styles.words}>
            <RecordLink path={MEDIA_PATH} id={file.id}>
              {file.name}
            </RecordLink>
            {isPicture(file) && file.alt_fr === '' ? (
              <Badge tone="orange">{t('media.noAlternative')}</Badge>
            ) : null}
          </div>
        </div>
      ),
    },
    {
      name: 'bucket',
      title: t('media.kind'),
      width: 16,
      render: ({ bucket }) => t(`media.kinds.${bucket}`),
    },
    {
      name: 'size',
      title: t('media.size'),
      width: 12,
      figures: true,
      render: ({ file_size: size }) => sizeShown(size),
    },
    {
      name: 'uses',
      title: t('media.usedIn'),
      width: 24,
      place: 'line',
      render: ({ used_by: records, removed_at: at }) => (
        <>
          <FileUses records={records} most={MOST_NAMED} />
          {at === null || records.length > 0 ? null : (
            <span className={styles.removal}>{t('media.removedAt', { day: formatMoment(at, locale) })}</span>
          )}
        </>
      ),
    },
    {
      name: 'uploaded_at',
      title: t('media.uploadedAt'),
      width: 12,
      render: ({ uploaded_at: at }) => formatMoment(at, locale),
    },
  ];
}
