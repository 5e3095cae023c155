import { listProjects, type ListProjectsParams, type Project } from '@site/api-client';
import { PROJECT_CATEGORIES, PROJECT_STATUSES } from '@site/vocabulary';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { DataTable } from '../listing/data-table';
import { ListScreen } from '../listing/list-screen';
import { useList, type ListDescription } from '../listing/use-list';
import { projectCalls } from './project-calls';
import { useProjectColumns } from './project-columns';

const PROJECT_LIST: ListDescription<Project> = {
  kind: projectCalls.kind,
  path: '/admin/projects',
  sorts: ['title_fr', 'title_en', 'category', 'location', 'date', 'status'],
  filters: { category: undefined, status: PROJECT_STATUSES },
  read: (parameters, options) => listProjects(parameters as ListProjectsParams, options),
};

export function ProjectListPage() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const list = useList(PROJECT_LIST);
  const columns = useProjectColumns(list.path);
  const filters = [
    {
      name: 'category',
      label: t('projects.category'),
      all: t('projects.allCategories'),
      options: PROJECT_CATEGORIES.map((value) => ({ value, text: value })),
    },
    {
      name: 'status',
      label: t('projects.status'),
      all: t('projects.allStatuses'),
      options: PROJECT_STATUSES.map((value) => ({ value, text: t(`projectStatus.${value}`) })),
    },
  ];
  return (
    <ListScreen
      list={list}
      texts="projects"
      filters={filters}
      sortFields={columns.filter(({ name }) => list.sorts.includes(name))}
      layout="rows"
      calls={projectCalls}
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
