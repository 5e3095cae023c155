import { listPublications, type ListPublicationsParams, type Publication } from '@site/api-client';
import { PUBLICATION_CATEGORIES, PUBLICATION_LANGUAGES, PUBLICATION_TYPES } from '@site/vocabulary';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { DataTable } from '../listing/data-table';
import { ListScreen } from '../listing/list-screen';
import { useList, type ListDescription } from '../listing/use-list';
import { publicationCalls } from './publication-calls';
import { usePublicationColumns } from './publication-columns';

const PUBLICATION_LIST: ListDescription<Publication> = {
  kind: publicationCalls.kind,
  path: '/admin/publications',
  sorts: ['title_fr', 'title_en', 'type', 'category', 'language', 'date', 'downloads'],
  filters: { type: undefined, category: undefined, language: undefined },
  read: (parameters, options) => listPublications(parameters as ListPublicationsParams, options),
};

export function PublicationListPage() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const list = useList(PUBLICATION_LIST);
  const columns = usePublicationColumns(list.path);
  const asItIs = (value: string) => ({ value, text: value });
  const filters = [
    {
      name: 'type',
      label: t('publications.type'),
      all: t('publications.allTypes'),
      options: PUBLICATION_TYPES.map(asItIs),
    },
    {
      name: 'category',
      label: t('publications.category'),
      all: t('publications.allCategories'),
      options: PUBLICATION_CATEGORIES.map(asItIs),
    },
    {
      name: 'language',
      label: t('publications.language'),
      all: t('publications.allLanguages'),
      options: PUBLICATION_LANGUAGES.map((value) => ({ value, text: t(`publicationLanguage.${value}`) })),
    },
  ];
  return (
    <ListScreen
      list={list}
      texts="publications"
      filters={filters}
      sortFields={columns}
      layout="rows"
      calls={publicationCalls}
    >
      {(rows, { labelledBy, remove }) => (
        <DataTable
          list={list}
          columns={columns}
          rows={rows}
          labelledBy={labelledBy}
          nameOf={({ title_fr, title_en }) => (locale === 'en' ? title_en : title_fr)}
          onRemove={remove}
        />
      )}
    </ListScreen>
  );
}
