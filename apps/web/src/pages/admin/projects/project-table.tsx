import type { Project } from '@site/api-client';
import { categoryTone } from '@site/vocabulary';
import { Link } from '@tanstack/react-router';
import { Button, Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import { ButtonLink } from '../ui/button-link';
import { DeleteIcon, EditIcon } from '../ui/icons';
import { PAGE_SIZE, sortOf, type ProjectRows, type SortField } from './project-list.query';
import styles from './project-list-page.module.css';
import { statusKey } from './project-wording';

interface ProjectTableProps {
  readonly shown: ProjectRows;
  readonly sort: string;
  readonly busy: boolean;
  readonly onSort: (sort: string) => void;
  readonly onPage: (page: number) => void;
  readonly onRemove: (project: { id: string; name: string }) => void;
}

export function ProjectTable({ shown, sort, busy, onSort, onPage, onRemove }: ProjectTableProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const sorted = sortOf(sort);
  const sortable = (field: SortField) => ({
    dataIndex: field,
    key: field,
    sorter: true,
    showSorterTooltip: false,
    sortOrder:
      sorted?.field === field ? (sorted.descending ? ('descend' as const) : ('ascend' as const)) : null,
  });
  const nameOf = (project: Project) => (locale === 'en' ? project.title_en : project.title_fr);

  const columns: TableColumnsType<Project> = [
    {
      ...sortable('title_fr'),
      title: t('projects.titleFr'),
      width: 210,
      render: (title: string, { id }) => (
        <Link to="/admin/projects/$id" params={{ id }} lang="fr" className={styles.text} title={title}>
          {title}
        </Link>
      ),
    },
    {
      ...sortable('title_en'),
      title: t('projects.titleEn'),
      width: 210,
      render: (title: string) => <Text lang="en">{title}</Text>,
    },
    {
      ...sortable('category'),
      title: t('projects.category'),
      width: 160,
      render: (category: string) => (
        <span className={styles.badge} data-tone={categoryTone(category)}>
          {category}
        </span>
      ),
    },
    { ...sortable('location'), title: t('projects.location'), width: 185, render: asText },
    { ...sortable('date'), title: t('projects.date'), width: 110, render: asText },
    {
      ...sortable('status'),
      title: t('projects.status'),
      width: 120,
      render: (status: string) => t(statusKey(status)),
    },
    {
      key: 'actions',
      title: t('projects.actions'),
      width: 112,
      fixed: 'end',
      render: (_, project) => (
        <div className={styles.actions}>
          <ButtonLink
            to="/admin/projects/$id"
            params={{ id: project.id }}
            color="default"
            variant="text"
            icon={<EditIcon />}
            aria-label={t('projects.edit', { title: nameOf(project) })}
            title={t('projects.edit', { title: nameOf(project) })}
          />
          <Button
            type="text"
            danger
            icon={<DeleteIcon />}
            aria-label={t('projects.remove', { title: nameOf(project) })}
            title={t('projects.remove', { title: nameOf(project) })}
            onClick={() => onRemove({ id: project.id, name: nameOf(project) })}
          />
        </div>
      ),
    },
  ];

  return (
    <Table<Project>
      rowKey="id"
      className={styles.table ?? ''}
      columns={columns}
      dataSource={[...shown.rows]}
      loading={busy}
      scroll={{ x: 1100 }}
      pagination={{
        current: shown.page,
        pageSize: PAGE_SIZE,
        total: shown.sortedOf ?? shown.total,
        hideOnSinglePage: true,
        showSizeChanger: false,
      }}
      onChange={(pagination, _filters, sorter, { action }) => {
        if (action === 'paginate') onPage(pagination.current ?? 1);
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const field = String(sorter.columnKey);
        onSort(sorter.order ? `${sorter.order === 'descend' ? '-' : ''}${field}` : '');
      }}
    />
  );
}

function asText(text: string) {
  return <Text>{text}</Text>;
}

function Text({ lang, children }: { lang?: string; children: string }) {
  return (
    <span lang={lang} className={styles.text} title={children}>
      {children}
    </span>
  );
}
