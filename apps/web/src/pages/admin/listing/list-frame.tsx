import { useId, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { EmptyState } from '../ui/empty-state';
import { PageHeader } from '../ui/page-header';
import { isFiltered, NO_FILTER } from './list-address';
import styles from './list-screen.module.css';
import { ListSkeleton, ListTrouble } from './list-states';
import { ListTools, type Filter, type SortField } from './list-tools';
import { Pagination } from './pagination';
import type { List } from './use-list';

export interface ListFrameProps<TRow> {
  readonly list: List<TRow>;
  /** Where the sentences of this kind are: `title`, `heading`, `search`, … below it. */
  readonly texts: string;
  /** Between the title and the search: what of the list is looked at. */
  readonly views?: ReactNode;
  readonly filters: readonly Filter[];
  readonly sortFields: readonly SortField[];
  /** `cards` have no headers to sort by. */
  readonly layout: 'rows' | 'cards';
  /** The heading over the rows: where the focus goes when what it was on is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** What can be done beside the rows: in the header, and where there is no row yet. */
  readonly action: ReactNode;
  readonly children: (rows: readonly TRow[], labelledBy: string) => ReactNode;
}

/** Title, search, rows and pages: what every list does whatever it lists. */
export function ListFrame<TRow>({
  list,
  texts,
  views,
  filters,
  sortFields,
  layout,
  heading,
  action,
  children,
}: ListFrameProps<TRow>) {
  const { t } = useTranslation('admin');
  const say = (name: string, values = {}) => t(`${texts}.${name}`, values);
  const headingId = useId();
  const { address, change, shown, failed, busy } = list;
  const filtered = isFiltered(address);
  const toHeading = () => heading.current?.focus();

  const clear = (
    <button
      type="button"
      className={styles.clear}
      onClick={() => {
        change(NO_FILTER);
        toHeading();
      }}
    >
      {t('list.clearFilters')}
    </button>
  );

  return (
    <>
      <PageHeader title={say('title')} back={{ to: '/admin', label: t('list.back') }}>
        {action}
      </PageHeader>
      {views}
      <ListTools
        list={list}
        searchLabel={say('search')}
        filters={filters}
        sortFields={sortFields}
        layout={layout}
      />
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
          {shown === undefined ? say('headingLoading') : say('heading', { count: shown.total })}
        </h2>
        <p role="status" className={shown === undefined && !failed ? styles.loading : 'visually-hidden'}>
          {announcement()}
        </p>
        {filtered && shown?.total !== 0 ? clear : null}
      </div>
      {content()}
    </>
  );

  function announcement(): string {
    if (failed) return '';
    return shown === undefined || busy ? t('loading') : t('list.found', { count: shown.total });
  }

  function content() {
    if (failed) return <ListTrouble text={say('loadFailed')} onRetry={list.retry} />;
    if (shown === undefined) return <ListSkeleton layout={layout} />;
    if (shown.total === 0) {
      return <EmptyState text={say(filtered ? 'noMatch' : 'empty')}>{filtered ? clear : action}</EmptyState>;
    }
    return (
      <>
        {busy ? <div className={styles.progress} /> : null}
        {children(shown.rows, headingId)}
        <Pagination list={list} shown={shown} onTurn={toHeading} />
      </>
    );
  }
}
