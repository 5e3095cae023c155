import { Alert, Button, Empty, Skeleton, Spin } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/ui/admin';
import type { List } from '../model/use-list';
import styles from './list-screen.module.css';
import { ListTools, type Filter, type SortField } from './list-tools';
import { Pagination } from './pagination';

export interface ListFrameProps<TRow> {
  readonly list: List<TRow>;
  /** Where the sentences of this kind are: `title`, `heading`, `search`, … below it. */
  readonly texts: string;
  /** Whether they say below its title what it is. */
  readonly introduced?: boolean;
  /** Between the title and the search: what of the list is looked at. */
  readonly views?: ReactNode;
  readonly searchable?: boolean;
  readonly filters?: readonly Filter[];
  readonly moreFilters?: ReactNode;
  readonly sortFields: readonly SortField[];
  /** `cards` have no headers to sort by. */
  readonly layout: 'rows' | 'cards';
  /** What can be done beside the rows: in the header, and where there is no row yet. */
  readonly action?: ReactNode;
  /** That there is no row yet, where the sentence of the kind does not say it. */
  readonly empty?: string;
  /** Where there is no row yet, instead of the action. */
  readonly beginning?: ReactNode;
  /** What else can be done, in the header. */
  readonly beside?: ReactNode;
  /** Over the rows: what can be done with those that are chosen. */
  readonly bulk?: ReactNode;
  readonly children: (rows: readonly TRow[], labelledBy: string) => ReactNode;
}

/** Title, search, rows and pages: what every list does whatever it lists. */
export function ListFrame<TRow>({
  list,
  texts,
  introduced = false,
  views,
  searchable = true,
  filters = [],
  moreFilters,
  sortFields,
  layout,
  action,
  empty,
  beginning = action,
  beside,
  bulk,
  children,
}: ListFrameProps<TRow>) {
  const { t } = useTranslation('admin');
  const say = (name: string, values = {}) => t(`${texts}.${name}`, values);
  const headingId = useId();
  const { filtered, shown, failed, busy, heading, toHeading } = list;

  const clear = (
    <Button
      type="link"
      className={`${styles.clear}`}
      onClick={() => {
        list.unfilter();
        toHeading();
      }}
    >
      {t('list.clearFilters')}
    </Button>
  );

  return (
    <div className={styles.list}>
      <PageHeader title={say('title')} back={{ to: '/admin', label: t('list.back') }}>
        {beside}
        {action}
      </PageHeader>
      {introduced ? <p className={styles.intro}>{say('text')}</p> : null}
      {views}
      <ListTools
        list={list}
        searchLabel={searchable ? say('search') : undefined}
        filters={filters}
        moreFilters={moreFilters}
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
      {bulk}
      {content()}
    </div>
  );

  function announcement(): string {
    if (failed) return '';
    return shown === undefined || busy ? t('loading') : t('list.found', { count: shown.total });
  }

  function content() {
    if (failed) {
      const again = <Button onClick={list.retry}>{t('retry')}</Button>;
      // A notice has said what went wrong.
      return <Alert type="error" role="presentation" title={say('loadFailed')} action={again} />;
    }
    if (shown === undefined) return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />;
    if (shown.total === 0) {
      return (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={filtered ? say('noMatch') : (empty ?? say('empty'))}
        >
          {filtered ? clear : beginning}
        </Empty>
      );
    }
    return (
      <>
        <Spin spinning={busy} delay={200}>
          {children(shown.rows, headingId)}
        </Spin>
        <Pagination list={list} shown={shown} onTurn={toHeading} />
      </>
    );
  }
}
