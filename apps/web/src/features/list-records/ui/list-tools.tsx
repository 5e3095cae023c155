import { Select } from 'antd';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import type { List } from '../model/use-list';
import { DensityChoice } from './density-choice';
import styles from './list-tools.module.css';
import { SearchField } from './search-field';

export interface Option {
  readonly value: string;
  readonly text: string;
  /** Records that it leaves, where that is known. */
  readonly count?: number | undefined;
}

export interface Filter {
  readonly name: string;
  readonly label: string;
  /** What stands for no choice, as « Toutes les … ». */
  readonly all: string;
  readonly options: readonly Option[];
  /** The options are looked at. */
  readonly onOpen?: () => void;
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
  const narrows = searchLabel !== undefined || filters.length > 0 || Boolean(moreFilters);
  // Where nothing is narrowed there are few rows: no tools, and no empty landmark.
  if (!narrows && sortFields.length === 0) return null;
  return (
    <search className={styles.tools}>
      {searchLabel === undefined ? null : (
        <SearchField label={searchLabel} value={address.q} onSearch={search} />
      )}
      {filters.map(({ name, label, all, options, onOpen }) => (
        <Choice
          key={name}
          label={label}
          value={address.filters[name] ?? ''}
          options={[{ value: '', text: all }, ...options]}
          onOpen={onOpen}
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
  readonly onOpen?: (() => void) | undefined;
  readonly onChoose: (value: string) => void;
}

/** An empty value is the default; one that is not offered reads as it is. */
function Choice({ label, value, options, onOpen, onChoose }: ChoiceProps) {
  const locale = useLocale();
  return (
    <Select
      className={`${styles.choice}`}
      aria-label={label}
      data-chosen={value === '' ? undefined : true}
      popupMatchSelectWidth={false}
      value={value}
      options={options.map(({ value: offered, text, count }) => {
        const number = count?.toLocaleString(locale);
        return {
          value: offered,
          label: text,
          number,
          ...(number !== undefined && { 'aria-label': `${text} (${number})` }),
        };
      })}
      optionRender={({ label: text, data: { number } }) =>
        number === undefined ? (
          text
        ) : (
          <span className={styles.option}>
            {text}
            <span className={styles.number}>{number}</span>
          </span>
        )
      }
      onOpenChange={(open) => {
        if (open) onOpen?.();
      }}
      onChange={onChoose}
    />
  );
}
