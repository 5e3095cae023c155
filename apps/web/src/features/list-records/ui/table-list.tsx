import { useRef, type RefObject } from 'react';
import { DataTable, type DataTableProps } from './data-table';
import { ListFrame, type ListFrameProps } from './list-frame';

interface TableListProps<TRow extends { readonly id: string }>
  extends
    Omit<ListFrameProps<TRow>, 'layout' | 'heading' | 'children'>,
    Pick<DataTableProps<TRow>, 'columns' | 'selection' | 'actionsOf'> {
  /** Absent: nothing that the focus is on ever goes. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

/** A list whose rows are those of a table. */
export function TableList<TRow extends { readonly id: string }>({
  heading,
  columns,
  selection,
  actionsOf,
  ...frame
}: TableListProps<TRow>) {
  const own = useRef<HTMLHeadingElement>(null);
  const { list } = frame;
  return (
    <ListFrame layout="rows" heading={heading ?? own} {...frame}>
      {(rows, labelledBy) => (
        <DataTable
          list={list}
          columns={columns}
          rows={rows}
          labelledBy={labelledBy}
          {...(actionsOf && { actionsOf })}
          {...(selection && { selection })}
        />
      )}
    </ListFrame>
  );
}
