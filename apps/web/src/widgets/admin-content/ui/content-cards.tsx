import type { SeenRecord } from '@site/api-client';
import type { Editorial } from '@site/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordCards, useList, type Card, type ContentList } from '../../../features/list-records';
import { EditorialMarks } from './editorial-marks';
import { ListScreen } from './list-screen';

interface ContentCardsProps<TRow> {
  readonly of: ContentList<TRow>;
  /** `beside`: the picture is a small mark; `above`: it is as wide as the card. */
  readonly picture: 'beside' | 'above';
  /** What can be done in the list beside making a record. */
  readonly beside?: ReactNode;
  /** @param readAt when the rows were read, in milliseconds */
  readonly cardOf: (row: TRow, readAt: number) => Card;
}

export function ContentCards<TRow extends SeenRecord & { readonly [Name in Editorial]?: boolean }>({
  of,
  picture,
  beside,
  cardOf,
}: ContentCardsProps<TRow>) {
  const { t } = useTranslation('admin');
  const list = useList(of);
  const sortFields = list.sorts.map((name) => ({ name, title: t(of.labelOf(name)) }));
  return (
    <ListScreen of={of} list={list} sortFields={sortFields} layout="cards" beside={beside}>
      {(rows, means) => (
        <RecordCards
          {...means}
          list={list}
          path={of.path}
          rows={rows}
          picture={picture}
          cardOf={(row) => {
            const { marks, ...card } = cardOf(row, list.readAt);
            return {
              ...card,
              marks: (
                <>
                  {marks}
                  <EditorialMarks record={row} />
                </>
              ),
            };
          }}
        />
      )}
    </ListScreen>
  );
}
