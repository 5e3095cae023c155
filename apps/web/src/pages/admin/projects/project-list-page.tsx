import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Skeleton } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { projectQueries } from '../../../entities/project';
import { RemovalDialog } from '../removal/removal-dialog';
import { useRemoval } from '../removal/use-removal';
import { useLocale } from '../../../shared/i18n';
import { failureText, toast } from '../../../shared/ui/toast';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { PageHeader } from '../ui/page-header';
import { projectCalls } from './project-calls';
import { ProjectFilters } from './project-filters';
import {
  isFiltered,
  NO_FILTER,
  readAddress,
  rememberList,
  writeAddress,
  type ListAddress,
} from './project-list.address';
import styles from './project-list-page.module.css';
import { readRows } from './project-list.query';
import { ProjectTable } from './project-table';

export function ProjectListPage() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const { address, change } = useListAddress();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...projectQueries.all(), 'administration', address, locale],
    queryFn: () => readRows(address, locale),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useFailureToast(error);

  const removal = useRemoval({
    calls: projectCalls,
    doneText: t('projects.removed'),
    reload: async () => {
      queries.removeQueries({ queryKey: projectQueries.all(), type: 'inactive' });
      await refetch();
    },
    onRemoved: () => heading.current?.focus(),
  });

  const create = (
    <ButtonLink to="/admin/projects/new" color="primary" variant="solid">
      {t('projects.create')}
    </ButtonLink>
  );

  return (
    <>
      <PageHeader title={t('projects.title')} back={{ to: '/admin', label: t('projects.back') }}>
        {create}
      </PageHeader>
      <ProjectFilters address={address} clearable={data?.total !== 0} onChange={change} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {data === undefined ? t('projects.headingLoading') : t('projects.heading', { count: data.total })}
      </h2>
      {content()}
      <RemovalDialog removal={removal} />
    </>
  );

  function content() {
    if (data === undefined && error !== null) {
      return (
        <Alert
          type="error"
          title={t('projects.loadFailed')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      );
    }
    if (data === undefined) {
      return (
        <>
          <p role="status">{t('loading')}</p>
          <Skeleton active title={false} paragraph={{ rows: 6, width: '100%' }} />
        </>
      );
    }
    if (data.total === 0) {
      const filtered = isFiltered(address);
      return (
        <EmptyState text={t(filtered ? 'projects.noMatch' : 'projects.empty')}>
          {filtered ? (
            <Button
              onClick={() => {
                change(NO_FILTER);
                heading.current?.focus();
              }}
            >
              {t('projects.clearFilters')}
            </Button>
          ) : (
            create
          )}
        </EmptyState>
      );
    }
    return (
      <>
        {data.sortedOf === undefined ? null : <p>{t('projects.partialSort', { count: data.sortedOf })}</p>}
        <ProjectTable
          shown={data}
          sort={address.sort}
          busy={isFetching && isPlaceholderData}
          onSort={(sort) => change({ sort })}
          onPage={(page) => change({ page })}
          onRemove={removal.ask}
        />
      </>
    );
  }
}

function useListAddress() {
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(search), [search]);
  useEffect(() => rememberList(address), [address]);
  const change = useCallback(
    (part: Partial<ListAddress>, typing = false) => {
      const next = { ...address, page: 1, ...part };
      void navigate({
        to: '/admin/projects',
        search: writeAddress(next),
        replace: typing,
        resetScroll: false,
      });
    },
    [address, navigate],
  );
  return { address, change };
}

function useFailureToast(error: Error | null): void {
  const { t } = useTranslation('admin');
  const title = t('error');
  const unreachable = t('unreachable');
  useEffect(() => {
    if (error !== null) toast({ title, description: failureText(error, unreachable), tone: 'destructive' });
  }, [error, title, unreachable]);
}
