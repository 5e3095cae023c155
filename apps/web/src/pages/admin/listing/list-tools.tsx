import { useCallback } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { Choice, type Option } from './choice';
import styles from './list-tools.module.css';
import { SearchField } from './search-field';
import type { List } from './use-list';

export interface Filter {
  readonly name: string;
  readonly label: string;
  /** What stands for no choice, as « Toutes les … ». */
  readonly all: string;
  readonly options: readonly Option[];
}

interface ListToolsProps {
  readonly list: List<unknown>;
  readonly searchLabel: string;
  readonly filters: readonly Filter[];
  readonly sortFields: readonly SortField[];
  /** Rows have headers to sort by where there is room for them. */
  readonly layout: 'rows' | 'cards';
}

export interface SortField {
  readonly name: string;
  readonly title: string;
}

export function ListTools({ list, searchLabel, filters, sortFields, layout }: ListToolsProps) {
  const { address, change } = list;
  const search = useCallback(
    (q: string, options: { readonly replace: boolean }) => change({ q }, options),
    [change],
  );
  return (
    <search className={styles.tools}>
      <SearchField label={searchLabel} value={address.q} onSearch={search} />
      {filters.map(({ name, label, all, options }) => (
        <Choice
          key={name}
          label={label}
          value={address.filters[name] ?? ''}
          options={[{ value: '', text: all }, ...options]}
          onChoose={(value) => change({ filters: { ...address.filters, [name]: value } })}
        />
      ))}
      {sortFields.length === 0 ? null : (
        <div className={styles.order} data-layout={layout}>
          <SortChoice list={list} fields={sortFields} />
        </div>
      )}
    </search>
  );
}

function SortChoice({ list, fields }: { list: List<unknown>; fields: readonly SortField[] }) {
  const { t } = useTranslation('admin');
  const options = fields.flatMap(({ name, title }) => [
    { value: name, text: t('list.ascending', { title }) },
    { value: `-${name}`, text: t('list.descending', { title }) },
  ]);
  return (
    <Choice
      label={t('list.sort')}
      value={list.address.sort}
      options={[{ value: '', text: t('list.newestFirst') }, ...options]}
      onChoose={(sort) => list.change({ sort })}
    />
  );
}
