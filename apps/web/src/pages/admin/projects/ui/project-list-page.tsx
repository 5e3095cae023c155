import { categoryTone, PROJECTS } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { statusName } from '../../../../entities/content';
import { contentList } from '../../../../features/list-records';
import { Badge } from '../../../../shared/ui/admin';
import { ContentTable } from '../../../../widgets/admin-content';

const PROJECT_LIST = contentList(PROJECTS, {
  filters: {
    category: { all: 'allCategories' },
    status: { all: 'allStatuses', word: statusName },
    featured: { all: 'allFeatured', options: ['true'], word: (_, t) => t('fields.featured') },
  },
});

export function ProjectListPage() {
  const { t } = useTranslation('admin');
  return (
    <ContentTable
      of={PROJECT_LIST}
      flagsOf={({ featured }) => (featured ? [t('fields.featured')] : [])}
      columns={[
        { name: 'title_fr', width: 28, place: 'title' },
        { name: 'title_en', width: 20, place: 'subtitle' },
        {
          name: 'category',
          width: 16,
          render: ({ category }) => <Badge tone={categoryTone(category)}>{category}</Badge>,
        },
        { name: 'location', width: 14 },
        { name: 'date', width: 9 },
        { name: 'status', width: 13, render: ({ status }) => statusName(status, t) },
      ]}
    />
  );
}
