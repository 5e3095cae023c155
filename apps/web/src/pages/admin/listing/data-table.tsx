import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n';
import type { Removable } from '../removal/use-removal';
import styles from './data-table.module.css';
import { RowActions } from './row-actions';
import { SortHeader } from './sort-header';
import type { List } from './use-list';

export interface Column<TRow> {
  readonly name: string;
  readonly title: string;
  /** Share of the width beside the actions, in per cent. */
  readonly width: number;
  /** Where the cell stands when a narrow screen makes a block of the row; a fact when nothing is said. */
  readonly place?: 'title' | 'subtitle';
  /** Numbers, to be compared at their last digit. */
  readonly figures?: boolean;
  readonly render: (row: TRow) => ReactNode;
}

interface DataTableProps<TRow> {
  readonly list: List<TRow>;
  readonly columns: readonly Column<TRow>[];
  readonly rows: readonly TRow[];
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

type Acting<TRow> =
  | { readonly nameOf: (row: TRow) => string; readonly onRemove: (record: Removable) => void }
  /** Instead of editing and deletion. */
  | { readonly actions: (row: TRow) => ReactNode };

/**
 * A table where there is room for one, else a block a row. The roles are written out because a browser may
 * forget them once a table is laid out as blocks.
 */
export function DataTable<TRow extends { readonly id: string }>({
  list,
  columns,
  rows,
  labelledBy,
  ...acting
}: DataTableProps<TRow> & Acting<TRow>) {
  const { t } = useTranslation('admin');
  const actions = t('list.actions');
  return (
    <table role="table" className={styles.table} aria-labelledby={labelledBy} aria-busy={list.busy}>
      <colgroup>
        {columns.map(({ name, width }) => (
          <col key={name} style={{ width: `${width}%` }} />
        ))}
        <col className={styles.actions} />
      </colgroup>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, title, figures }) =>
            list.sorts.includes(name) ? (
              <SortHeader key={name} list={list} field={name} title={title} figures={figures} />
            ) : (
              <th key={name} role="columnheader" scope="col" data-figures={figures}>
                {title}
              </th>
            ),
          )}
          <th role="columnheader" scope="col">
            {actions}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row" data-row-key={row.id}>
            {columns.map(({ name, title, place, figures, render }) => (
              <td
                key={name}
                role="cell"
                data-place={place ?? 'fact'}
                data-label={title}
                data-figures={figures}
              >
                {render(row)}
              </td>
            ))}
            <td role="cell" data-place="actions">
              {'actions' in acting ? (
                acting.actions(row)
              ) : (
                <RowActions
                  path={list.path}
                  id={row.id}
                  name={acting.nameOf(row)}
                  onRemove={acting.onRemove}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
