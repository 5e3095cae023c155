import { PUBLICATIONS, publicationTone } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../../entities/content';
import { contentList } from '../../../../features/list-records';
import { useLocale } from '../../../../shared/i18n';
import { Badge, DottedText } from '../../../../shared/ui/admin';
import { ContentTable } from '../../../../widgets/admin-content';

const PUBLICATION_LIST = contentList(PUBLICATIONS, {
  sorts: ['downloads'],
  labels: { downloads: 'publications.downloads' },
  filters: {
    type: { all: 'allTypes' },
    category: { all: 'allCategories' },
    language: { all: 'allLanguages', word: languageName },
  },
});

export function PublicationListPage() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <ContentTable
      of={PUBLICATION_LIST}
      flagsOf={({ file_url }) => (file_url ? [] : [t('visibility.noPdf')])}
      columns={[
        { name: 'title_fr', width: 24, place: 'title' },
        { name: 'title_en', width: 15, place: 'subtitle' },
        { name: 'type', width: 10, render: ({ type }) => <Badge>{type}</Badge> },
        {
          name: 'category',
          width: 14,
          render: ({ category }) => <DottedText tone={publicationTone(category)}>{category}</DottedText>,
        },
        { name: 'language', width: 11 },
        { name: 'date', width: 9 },
        {
          name: 'downloads',
          width: 17,
          figures: true,
          labelled: true,
          render: ({ downloads }) => (downloads ?? 0).toLocaleString(locale),
        },
      ]}
    />
  );
}
