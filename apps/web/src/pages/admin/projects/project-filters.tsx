import { PROJECT_CATEGORIES, PROJECT_STATUSES } from '@site/vocabulary';
import { Button, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered, NO_FILTER, type ListAddress } from './project-list.address';
import styles from './project-list-page.module.css';

interface ProjectFiltersProps {
  readonly address: ListAddress;
  /** False while the way to clear the filters is offered elsewhere. */
  readonly clearable: boolean;
  /** `typing`: one of many small steps, not worth a step of its own in the history. */
  readonly onChange: (change: Partial<ListAddress>, typing?: boolean) => void;
}

const PAUSE_MS = 300;

export function ProjectFilters({ address, clearable, onChange }: ProjectFiltersProps) {
  const { t } = useTranslation('admin');
  const categories = withOwn(PROJECT_CATEGORIES, address.category);
  return (
    <search className={styles.filters}>
      <SearchField address={address} onChange={onChange} />
      <Select
        aria-label={t('projects.category')}
        value={address.category}
        onChange={(category) => onChange({ category })}
        options={[
          { value: '', label: t('projects.allCategories') },
          ...categories.map((value) => ({ value, label: value })),
        ]}
      />
      <Select
        aria-label={t('projects.status')}
        value={address.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: '', label: t('projects.allStatuses') },
          ...PROJECT_STATUSES.map((value) => ({ value, label: t(`projectStatus.${value}`) })),
        ]}
      />
      {clearable && isFiltered(address) ? (
        <Button type="link" onClick={() => onChange(NO_FILTER)}>
          {t('projects.clearFilters')}
        </Button>
      ) : null}
    </search>
  );
}

function SearchField({ address, onChange }: Omit<ProjectFiltersProps, 'clearable'>) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState(address.q);
  const [searched, setSearched] = useState(address.q);
  if (address.q !== searched) {
    setSearched(address.q);
    if (address.q !== typed.trim()) setTyped(address.q);
  }

  useEffect(() => {
    if (typed.trim() === address.q) return undefined;
    const timer = setTimeout(() => onChange({ q: typed.trim() }, true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, address.q, onChange]);

  return (
    <Input
      type="search"
      className={styles.search}
      aria-label={t('projects.search')}
      placeholder={t('projects.search')}
      allowClear
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => onChange({ q: typed.trim() })}
    />
  );
}

function withOwn(values: readonly string[], own: string): readonly string[] {
  return own === '' || values.includes(own) ? values : [...values, own];
}
