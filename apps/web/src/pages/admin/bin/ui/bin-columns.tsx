import type { BinnedRecord } from '@site/api-client';
import { useTranslation } from 'react-i18next';
import { kindOfUrl } from '../../../../entities/content';
import type { Column } from '../../../../features/list-records';
import { useLocale } from '../../../../shared/i18n';
import { dateFormat, formatMoment } from '../../../../shared/text';
import { CellText } from '../../../../shared/ui/admin';
import styles from './bin.module.css';

export function useBinColumns(): readonly Column<BinnedRecord>[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return [
    {
      name: 'title',
      title: t('bin.name'),
      width: 36,
      place: 'title',
      render: ({ title }) => <CellText lang="fr">{title ?? t('untitled')}</CellText>,
    },
    {
      name: 'kind',
      title: t('bin.kind'),
      width: 14,
      render: ({ kind }) => t(`kinds.${kindOfUrl(kind)}`),
    },
    {
      name: 'binned_by',
      title: t('bin.binnedBy'),
      width: 18,
      place: 'subtitle',
      render: ({ binned_by: name }) => <CellText>{name ?? t('bin.unknownPerson')}</CellText>,
    },
    {
      name: 'binned_at',
      title: t('bin.binnedAt'),
      width: 18,
      place: 'subtitle',
      render: ({ binned_at: at }) => formatMoment(at, locale, true),
    },
    {
      name: 'erased_at',
      title: t('bin.erasedAt'),
      width: 14,
      render: ({ erased_at: at }) => (
        // Lists lay out what a cell itself holds; what is in that is ours to show.
        <span>
          <span className={styles.whole}>{formatMoment(at, locale)}</span>
          <span className={styles.short}>
            {t('bin.until', {
              day: dateFormat(locale, { day: '2-digit', month: '2-digit' }).format(new Date(at)),
            })}
          </span>
        </span>
      ),
    },
  ];
}
