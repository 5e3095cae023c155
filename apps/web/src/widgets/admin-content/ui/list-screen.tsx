import type { SeenRecord } from '@site/api-client';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFrame, useSelection } from '../../../features/list-records';
import type { ContentList, ListFrameProps, Selection } from '../../../features/list-records';
import { ExportMenu } from './export-menu';
import { ImportButton } from './import-button';
import { RemovalQuestion, useRemoval } from '../../../features/remove-record';
import { useLocale } from '../../../shared/i18n';
import { ButtonLink, useAction } from '../../../shared/ui/admin';
import { exportRecords } from '../api/transfer-calls';
import { useFilterCounts } from '../model/use-filter-counts';
import { BulkBar } from './bulk-bar';
import { RowActions } from './row-actions';

interface ListScreenProps<TRow> extends Pick<
  ListFrameProps<TRow>,
  'list' | 'sortFields' | 'layout' | 'beside'
> {
  readonly of: ContentList<TRow>;
  readonly children: (rows: readonly TRow[], means: RowMeans<TRow>) => ReactNode;
}

interface RowMeans<TRow> {
  /** Id of the heading over the rows. */
  readonly labelledBy: string;
  readonly actionsOf: (row: TRow) => ReactNode;
  readonly selection: Selection<TRow>;
}

/** A list with creation and deletion: everything a list of content does whatever it lists. */
export function ListScreen<TRow extends SeenRecord>({ of, children, ...frame }: ListScreenProps<TRow>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { kind, calls, choices, labelOf } = of;
  const { list } = frame;
  const nameOf = (row: TRow) => of.nameOf(row, locale);
  const selection = useSelection(list, nameOf);
  const removal = useRemoval({
    calls,
    several: {
      remove: (records) => calls.together('withdraw', records),
      doneText: (count) => t('bulk.done.withdraw', { count }),
    },
    binned: of.url,
    doneText: t(`${kind}.removed`),
    reload: list.reload,
    onRemoved: list.toHeading,
    onRestored: list.toHeading,
  });
  const { busy, run } = useAction();
  const { want, countOf } = useFilterCounts(of, list);
  const filters = choices.map(({ name, all, offered, word }) => ({
    name,
    label: t(labelOf(name)),
    all: t(all),
    options: offered.map((value) => ({
      value,
      text: word?.(value, t) ?? value,
      count: countOf(name, value),
    })),
    onOpen: want,
  }));
  const create = (
    <ButtonLink to={`${of.path}/new`} color="primary" variant="solid">
      {t(`${kind}.create`)}
    </ButtonLink>
  );
  const saveChosen = () =>
    exportRecords(of.url, 'csv', { ids: selection.rows.map(({ id }) => id).join(',') });
  const bulk = (
    <BulkBar
      selection={selection}
      change={calls.together}
      doneText={(act, count) => t(`bulk.done.${act}`, { count })}
      removal={removal}
      reload={list.reload}
      more={
        <Button disabled={busy} onClick={() => run(saveChosen, t('transfer.exported'))}>
          {t('transfer.export')}
        </Button>
      }
      actions={[
        { act: 'hide', text: t('bulk.hide') },
        { act: 'show', text: t('bulk.show') },
      ]}
    />
  );
  const actionsOf = (row: TRow) => (
    <RowActions path={of.path} record={{ id: row.id, name: nameOf(row) }} onRemove={removal.ask} />
  );
  const { q, filters: chosen } = list.address;
  const beside = (
    <>
      {frame.beside}
      <ExportMenu url={of.url} parameters={{ ...chosen, q }} />
      <ImportButton url={of.url} onImported={list.reload} />
    </>
  );
  return (
    <>
      <ListFrame {...frame} beside={beside} texts={kind} filters={filters} action={create} bulk={bulk}>
        {(rows, labelledBy) => children(rows, { labelledBy, actionsOf, selection })}
      </ListFrame>
      <RemovalQuestion removal={removal} />
    </>
  );
}
