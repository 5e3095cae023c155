import type { Publication } from '@site/api-client';
import { categoryTone } from '@site/vocabulary';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { Badge, CellText, DottedText } from '../listing/cells';
import type { Column } from '../listing/data-table';
import { RecordLink } from '../listing/row-actions';

/** The columns of the specification (§2), of which the table adds the last. */
export function usePublicationColumns(path: string): readonly Column<Publication>[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return [
    {
      name: 'title_fr',
      title: t('publications.titleFr'),
      width: 19,
      place: 'title',
      render: ({ id, title_fr }) => (
        <RecordLink path={path} id={id} lang="fr">
          {title_fr}
        </RecordLink>
      ),
    },
    {
      name: 'title_en',
      title: t('publications.titleEn'),
      width: 18,
      place: 'subtitle',
      render: ({ title_en }) => <CellText lang="en">{title_en}</CellText>,
    },
    {
      name: 'type',
      title: t('publications.type'),
      width: 11,
      render: ({ type }) => <Badge>{type}</Badge>,
    },
    {
      name: 'category',
      title: t('publications.category'),
      width: 16,
      render: ({ category }) => <DottedText tone={categoryTone(category)}>{category}</DottedText>,
    },
    {
      name: 'language',
      title: t('publications.language'),
      width: 9,
      render: ({ language }) => <CellText>{language}</CellText>,
    },
    {
      name: 'date',
      title: t('publications.date'),
      width: 12,
      render: ({ date }) => <CellText>{date}</CellText>,
    },
    {
      name: 'downloads',
      title: t('publications.downloads'),
      width: 15,
      figures: true,
      render: ({ downloads }) => (downloads ?? 0).toLocaleString(locale),
    },
  ];
}
