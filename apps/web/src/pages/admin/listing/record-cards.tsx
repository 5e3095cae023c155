import type { ReactNode } from 'react';
import type { Removable } from '../removal/use-removal';
import { RecordLink, RowActions } from './row-actions';
import styles from './record-cards.module.css';
import type { List } from './use-list';

/** What stands where on the card of a record. */
export interface Card {
  readonly picture: ReactNode;
  readonly title: string;
  readonly lang?: 'fr';
  /** Below the title. */
  readonly marks?: ReactNode;
  readonly body: ReactNode;
  /** Beside the actions. */
  readonly foot: ReactNode;
}

interface RecordCardsProps<TRow> {
  readonly list: List<TRow>;
  readonly rows: readonly TRow[];
  readonly labelledBy: string;
  /** `beside`: the picture is a small mark; `above`: it is as wide as the card. */
  readonly picture: 'beside' | 'above';
  readonly cardOf: (row: TRow) => Card;
  readonly nameOf: (row: TRow) => string;
  readonly onRemove: (record: Removable) => void;
}

export function RecordCards<TRow extends { readonly id: string }>({
  list,
  rows,
  labelledBy,
  picture,
  cardOf,
  nameOf,
  onRemove,
}: RecordCardsProps<TRow>) {
  return (
    <ul className={styles.cards} aria-labelledby={labelledBy} aria-busy={list.busy} data-picture={picture}>
      {rows.map((row) => {
        const card = cardOf(row);
        return (
          <li key={row.id} className={styles.card} data-row-key={row.id}>
            <div className={styles.picture}>{card.picture}</div>
            <div className={styles.head}>
              <h3 className={styles.title}>
                <RecordLink path={list.path} id={row.id} {...(card.lang && { lang: card.lang })}>
                  {card.title}
                </RecordLink>
              </h3>
              {card.marks}
            </div>
            <div className={styles.body}>{card.body}</div>
            <div className={styles.foot}>
              <div className={styles.aside}>{card.foot}</div>
              <RowActions path={list.path} id={row.id} name={nameOf(row)} onRemove={onRemove} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
