import { foldCategory } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import type { Facet, ListPath } from '../../../shared/reading';
import { wholeNumber } from '../../../shared/text';
import { useMenu } from '../../../shared/ui/use-menu';
import { Choice } from './choice';
import styles from './list-filters.module.css';

interface Props {
  path: ListPath;
  listId: string;
  asked: Readonly<Record<string, string>>;
  /** Of the filter. */
  name: string;
  word: (value: string) => string;
  facets: readonly Facet[] | undefined;
  /** In sight, not in a menu. */
  isOpen?: boolean;
}

/** The values of one filter, each with how many records choosing it shows. */
export function Choices({ path, listId, asked, name, word, facets = [], isOpen = false }: Props) {
  const { t } = useTranslation('lists');
  const { [name]: chosen, ...others } = asked;
  const menu = useMenu();
  if (facets.length < 2 && chosen === undefined) return null;
  const label = t(`by.${name}`);
  const list = (
    <ul aria-label={label} className={isOpen ? styles.row : styles.sheet}>
      <li>
        <Choice path={path} listId={listId} search={others} isChosen={chosen === undefined}>
          {t('all')}
        </Choice>
      </li>
      {facets.map(({ value, count }) => (
        <li key={value}>
          <Choice
            path={path}
            listId={listId}
            search={{ ...others, [name]: value }}
            isChosen={chosen !== undefined && foldCategory(chosen) === foldCategory(value)}
          >
            {word(value)}
            <Count of={count} />
          </Choice>
        </li>
      ))}
    </ul>
  );
  if (isOpen) return list;
  return (
    <details className={styles.menu} {...menu}>
      <summary data-chosen={chosen === undefined ? undefined : ''}>
        {chosen === undefined ? label : `${label} · ${word(chosen)}`}
      </summary>
      {list}
    </details>
  );
}

function Count({ of }: { of: number }) {
  return <span className={styles.count}> {wholeNumber(of, useLocale())}</span>;
}
