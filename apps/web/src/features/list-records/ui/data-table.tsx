import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../shared/ui/admin';
import type { List } from '../model/use-list';
import styles from './data-table.module.css';
import { DENSITY } from './density-choice';
import type { Selection } from '../model/selection';

export interface Column<TRow> {
  readonly name: string;
  readonly title: string;
  /** Share of the width beside the actions, in per cent. */
  readonly width: number;
  /**
   * Where the cell stands when a narrow screen makes lines of the row; a fact when nothing is said, and a subtitle nowhere.
   * What is `whole` has as many lines as it needs, and the row, too.
   */
  readonly place?: 'title' | 'line' | 'whole' | 'subtitle';
  /** Its values do not tell what they are, so a narrow screen, which has no headers, says it before each. */
  readonly labelled?: boolean;
  /** Numbers, to be compared at their last digit. */
  readonly figures?: boolean;
  readonly render: (row: TRow) => ReactNode;
}

export interface DataTableProps<TRow> {
  readonly list: List<TRow>;
  readonly columns: readonly Column<TRow>[];
  readonly rows: readonly TRow[];
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** What can be done with a row; absent: nothing. */
  readonly actionsOf?: ((row: TRow) => ReactNode) | undefined;
  /** Room for them, in pixels: three signs, or a word. */
  readonly actionsWidth?: number | undefined;
  readonly selection?: Selection<TRow> | undefined;
}

const ORDERS = { ascend: '', descend: '-' } as const;

/**
 * A table where there is room for one, else two lines a row. The roles are written out because a browser may
 * forget them once a table is laid out as blocks.
 */
export function DataTable<TRow extends { readonly id: string }>({
  list,
  columns,
  rows,
  labelledBy,
  actionsOf,
  actionsWidth = 128,
  selection,
}: DataTableProps<TRow>) {
  const { t } = useTranslation('admin');
  const [density] = usePreference(...DENSITY);
  const { sort } = list.address;
  const orderOf = (name: string): 'ascend' | 'descend' | null =>
    sort === name ? 'ascend' : sort === `-${name}` ? 'descend' : null;
  const role = (name: 'row' | 'cell' | 'columnheader') => () => ({ role: name });
  return (
    <Table<TRow>
      className={`${styles.table}`}
      aria-labelledby={labelledBy}
      aria-busy={list.busy}
      rowKey="id"
      dataSource={rows}
      pagination={false}
      size={density === 'dense' ? 'small' : 'middle'}
      tableLayout="fixed"
      showSorterTooltip={false}
      onRow={role('row')}
      onHeaderRow={role('row')}
      onChange={(_pages, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        list.change({ sort: order ? `${ORDERS[order]}${String(columnKey)}` : '' });
      }}
      {...(selection && {
        rowSelection: {
          columnWidth: 44,
          selectedRowKeys: selection.rows.map(({ id }) => id),
          onChange: (keys) => selection.choose(keys.map(String)),
          getCheckboxProps: (row) => ({ 'aria-label': t('bulk.select', { name: selection.nameOf(row) }) }),
          getTitleCheckboxProps: () => ({ 'aria-label': t('bulk.all') }),
          onCell: role('cell'),
        },
      })}
      columns={[
        ...columns.map(({ name, title, width, place, labelled, figures, render }) => ({
          key: name,
          title,
          width: `${width}%`,
          sorter: list.sorts.includes(name),
          sortOrder: orderOf(name),
          ...(figures && { align: 'end' as const }),
          onHeaderCell: role('columnheader'),
          onCell: () => ({
            role: 'cell',
            'data-place': place ?? 'fact',
            ...(labelled && { 'data-label': title }),
          }),
          render: (_: unknown, row: TRow) => render(row),
        })),
        ...(actionsOf === undefined
          ? []
          : [
              {
                key: 'actions',
                title: t('list.actions'),
                width: actionsWidth,
                onHeaderCell: role('columnheader'),
                onCell: () => ({ role: 'cell', 'data-place': 'actions' }),
                render: (_: unknown, row: TRow) => actionsOf(row),
              },
            ]),
      ]}
    />
  );
}
