import { Card as Frame, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordLink, type RecordsPath } from '../../../shared/ui/admin';
import type { Selection } from '../model/selection';
import type { List } from '../model/use-list';
import styles from './record-cards.module.css';

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
  /** Of the list; the screens of its records are below it. */
  readonly path: RecordsPath;
  readonly rows: readonly TRow[];
  readonly labelledBy: string;
  /** `beside`: the picture is a small mark; `above`: it is as wide as the card. */
  readonly picture: 'beside' | 'above';
  readonly cardOf: (row: TRow) => Card;
  /** What can be done with a record. */
  readonly actionsOf: (row: TRow) => ReactNode;
  readonly selection: Selection<TRow>;
}

export function RecordCards<TRow extends { readonly id: string }>({
  list,
  path,
  rows,
  labelledBy,
  picture,
  cardOf,
  actionsOf,
  selection: { rows: chosen, choose, nameOf },
}: RecordCardsProps<TRow>) {
  const { t } = useTranslation('admin');
  const ids = chosen.map(({ id }) => id);
  return (
    <ul className={styles.cards} aria-labelledby={labelledBy} aria-busy={list.busy} data-picture={picture}>
      {rows.map((row) => {
        const { id } = row;
        const card = cardOf(row);
        return (
          <li key={id} data-row-key={id}>
            <Frame
              size="small"
              className={`${styles.card}`}
              classNames={{ body: `${styles.inside}` }}
              cover={<div className={styles.picture}>{card.picture}</div>}
            >
              <div className={styles.head}>
                <h3 className={styles.title}>
                  <RecordLink path={path} id={id} {...(card.lang && { lang: card.lang })}>
                    {card.title}
                  </RecordLink>
                </h3>
                {card.marks}
              </div>
              <div className={styles.body}>{card.body}</div>
              <div className={styles.foot}>
                <Checkbox
                  aria-label={t('bulk.select', { name: nameOf(row) })}
                  checked={ids.includes(id)}
                  onChange={({ target }) =>
                    choose(target.checked ? [...ids, id] : ids.filter((other) => other !== id))
                  }
                />
                <div className={styles.aside}>{card.foot}</div>
                {actionsOf(row)}
              </div>
            </Frame>
          </li>
        );
      })}
    </ul>
  );
}
