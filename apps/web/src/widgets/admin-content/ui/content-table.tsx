import type { SeenRecord } from '@site/api-client';
import type { Editorial } from '@site/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPicture, DataTable, useList } from '../../../features/list-records';
import type { Column, ContentList } from '../../../features/list-records';
import { languageOf } from '../../../shared/text';
import { Badge, CellText, RecordLink } from '../../../shared/ui/admin';
import styles from './content-table.module.css';
import { EditorialMarks } from './editorial-marks';
import { ListScreen } from './list-screen';

interface ContentColumn<TRow> extends Omit<Column<TRow>, 'name' | 'title' | 'render'> {
  readonly name: keyof TRow & string;
  /** What is in a cell; absent: the text of the field, in a title with the way to the form. */
  readonly render?: (row: TRow) => ReactNode;
}

interface ContentTableProps<TRow> {
  readonly of: ContentList<TRow>;
  /** Those of the specification (§2), of which the table adds the last. */
  readonly columns: readonly ContentColumn<TRow>[];
  /** What is to be known of a row besides, in its title. */
  readonly flagsOf?: (row: TRow) => readonly string[];
}

export function ContentTable<TRow extends SeenRecord & { readonly [Name in Editorial]?: boolean }>({
  of,
  columns,
  flagsOf = () => [],
}: ContentTableProps<TRow>) {
  const { t } = useTranslation('admin');
  const list = useList(of);
  const titled = columns.map((column): Column<TRow> => ({
    ...column,
    title: t(of.labelOf(column.name)),
    render: column.render ?? ((row) => textCell(row, column)),
  }));
  return (
    <ListScreen
      of={of}
      list={list}
      sortFields={titled.filter(({ name }) => list.sorts.includes(name))}
      layout="rows"
    >
      {(rows, means) => <DataTable list={list} columns={titled} rows={rows} {...means} />}
    </ListScreen>
  );

  function textCell(row: TRow, { name, place }: ContentColumn<TRow>): ReactNode {
    const lang = languageOf(name);
    const shown = { ...(lang && { lang }), children: String(row[name] ?? '') };
    if (place !== 'title') return <CellText {...shown} />;
    return (
      <div className={styles.named}>
        {of.picture === undefined ? null : (
          <div className={styles.thumbnail}>
            <CardPicture
              file={row[of.picture.name as keyof TRow] as string | null}
              bucket={of.picture.bucket}
              sizes="40px"
            >
              {null}
            </CardPicture>
          </div>
        )}
        <div className={styles.words}>
          <RecordLink path={of.path} id={row.id} {...shown} />
          <span className={styles.flags}>
            <EditorialMarks record={row} />
            {flagsOf(row).map((flag) => (
              <Badge key={flag}>{flag}</Badge>
            ))}
          </span>
        </div>
      </div>
    );
  }
}
