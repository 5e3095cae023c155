import type { Project } from '@site/api-client';
import { categoryTone } from '@site/vocabulary';
import { useTranslation } from '../../../shared/i18n';
import { Badge, CellText } from '../listing/cells';
import type { Column } from '../listing/data-table';
import { RecordLink } from '../listing/row-actions';
import { statusKey } from './project-wording';

/** The columns of the specification (§2), of which the table adds the last. */
export function useProjectColumns(path: string): readonly Column<Project>[] {
  const { t } = useTranslation('admin');
  return [
    {
      name: 'title_fr',
      title: t('projects.titleFr'),
      width: 24,
      place: 'title',
      render: ({ id, title_fr }) => (
        <RecordLink path={path} id={id} lang="fr">
          {title_fr}
        </RecordLink>
      ),
    },
    {
      name: 'title_en',
      title: t('projects.titleEn'),
      width: 23,
      place: 'subtitle',
      render: ({ title_en }) => <CellText lang="en">{title_en}</CellText>,
    },
    {
      name: 'category',
      title: t('projects.category'),
      width: 15,
      render: ({ category }) => <Badge tone={categoryTone(category)}>{category}</Badge>,
    },
    {
      name: 'location',
      title: t('projects.location'),
      width: 17,
      render: ({ location }) => <CellText>{location}</CellText>,
    },
    {
      name: 'date',
      title: t('projects.date'),
      width: 10,
      render: ({ date }) => <CellText>{date}</CellText>,
    },
    {
      name: 'status',
      title: t('projects.status'),
      width: 11,
      render: ({ status }) => t(statusKey(status)),
    },
  ];
}
