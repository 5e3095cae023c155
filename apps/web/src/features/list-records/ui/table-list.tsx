import { DataTable, type DataTableProps } from './data-table';
import { ListFrame, type ListFrameProps } from './list-frame';

type TableListProps<TRow extends { readonly id: string }> = Omit<
  ListFrameProps<TRow>,
  'layout' | 'sortFields' | 'children'
> &
  Pick<DataTableProps<TRow>, 'columns' | 'selection' | 'actionsOf' | 'actionsWidth'>;

/** A list whose rows are those of a table. */
export function TableList<TRow extends { readonly id: string }>({
  columns,
  selection,
  actionsOf,
  actionsWidth,
  ...frame
}: TableListProps<TRow>) {
  const { list } = frame;
  const sortFields = columns.filter(({ name }) => list.sorts.includes(name));
  return (
    <ListFrame layout="rows" sortFields={sortFields} {...frame}>
      {(rows, labelledBy) => (
        <DataTable
          list={list}
          columns={columns}
          rows={rows}
          labelledBy={labelledBy}
          actionsOf={actionsOf}
          actionsWidth={actionsWidth}
          selection={selection}
        />
      )}
    </ListFrame>
  );
}
