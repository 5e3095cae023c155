import { Select } from 'antd';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from '../model/use-list';
import { DensityChoice } from './density-choice';
import styles from './list-tools.module.css';
import { SearchField } from './search-field';

export interface Option {
  readonly value: string;
  readonly text: string;
}

export interface Filter {
  readonly name: string;
  readonly label: string;
  /** What stands for no choice, as « Toutes les … ». */
  readonly all: string;
  readonly options: readonly Option[];
}

interface ListToolsProps {
  readonly list: List<unknown>;
  /** Absent: there is nothing to search. */
  readonly searchLabel: string | undefined;
  readonly filters: readonly Filter[];
  /** Filters that are no choice. */
  readonly moreFilters: ReactNode;
  readonly sortFields: readonly SortField[];
  /** Rows have headers to sort by where there is room for them. */
  readonly layout: 'rows' | 'cards';
}

export interface SortField {
  readonly name: string;
  readonly title: string;
}

export function ListTools({ list, searchLabel, filters, moreFilters, sortFields, layout }: ListToolsProps) {
  const { address, change } = list;
  const search = useCallback(
    (q: string, options: { readonly replace: boolean }) => change({ q }, options),
    [change],
  );
  return (
    <search className={styles.tools}>
      {searchLabel === undefined ? null : (
        <SearchField label={searchLabel} value={address.q} onSearch={search} />
      )}
      {filters.map(({ name, label, all, options }) => (
        <Choice
          key={name}
          label={label}
          value={address.filters[name] ?? ''}
          options={[{ value: '', text: all }, ...options]}
          onChoose={(value) => change({ filters: { ...address.filters, [name]: value } })}
        />
      ))}
      {moreFilters}
      {sortFields.length === 0 ? null : (
        <div className={styles.order} data-layout={layout}>
          <SortChoice list={list} fields={sortFields} />
        </div>
      )}
      {layout === 'rows' ? <DensityChoice className={`${styles.density}`} /> : null}
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

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
}

/** An empty value is the default; one that is not offered reads as it is. */
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Select
      className={`${styles.choice}`}
      aria-label={label}
      data-chosen={value === '' ? undefined : true}
      popupMatchSelectWidth={false}
      value={value}
      options={options.map(({ value: offered, text }) => ({ value: offered, label: text }))}
      onChange={onChoose}
    />
  );
}
