import { TEXT_LIMITS } from '@site/vocabulary';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { inLocale, useLocale } from '../../../shared/i18n';
import type { ListPath, Paged } from '../../../shared/reading';
import { wholeNumber } from '../../../shared/text';
import { Choice } from './choice';
import { Choices } from './choices';
import styles from './list-filters.module.css';

interface Props {
  /** Address of the list, without language. */
  path: ListPath;
  /** Id of the list, where a choice leads. */
  listId: string;
  shown: Paged<unknown>;
  /** In their order, the first one always open: what a page calls a stored value. */
  words: readonly (readonly [name: string, word: (value: string) => string])[];
}

/** Fewer are seen at a glance. */
const worthFiltering = 4;

/** Search and filters of a list: all of it lives in the address, by links and a form that need no script. */
export function ListFilters({ path, listId, shown, words }: Props) {
  const { t } = useTranslation('lists');
  const locale = useLocale();
  const navigate = useNavigate();
  const { asked = {}, facets = {}, total = 0 } = shown;
  const { q = '', ...chosen } = asked;
  const narrowed = Object.keys(asked).length > 0;
  if (!narrowed && total < worthFiltering) return null;
  const [first, ...others] = words;
  const at = { path, listId, asked };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const search = { ...chosen, ...(typed !== '' && { q: String(typed) }) };
    void navigate({ to: path, search, hash: listId });
  };
  return (
    <div className={`${styles.filters} no-print`}>
      <form
        role="search"
        action={`${inLocale(path, locale)}#${listId}`}
        className={styles.search}
        onSubmit={find}
      >
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={TEXT_LIMITS.search}
          aria-label={t('search')}
          placeholder={t('searchWords')}
          autoComplete="off"
        />
        {Object.entries(chosen).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button">
          {t('find')}
        </button>
      </form>
      <nav aria-label={t('filters')}>
        {first && <Choices {...at} name={first[0]} word={first[1]} facets={facets[first[0]]} isOpen />}
        <div className={styles.menus}>
          {others.map(([name, word]) => (
            <Choices key={name} {...at} name={name} word={word} facets={facets[name]} />
          ))}
        </div>
      </nav>
      {narrowed && (
        <p className={styles.found}>
          <span role="status">{t('found', { count: total, number: wholeNumber(total, locale) })}</span>
          <Choice {...at} search={{}}>
            {t('clear')}
          </Choice>
        </p>
      )}
    </div>
  );
}
