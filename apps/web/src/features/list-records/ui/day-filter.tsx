import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { List } from '../model/use-list';
import styles from './list-tools.module.css';

const DayPicker = lazy(async () => ({ default: (await import('./day-picker')).DayPicker }));

interface DayFilterProps {
  readonly list: List<unknown>;
  readonly name: string;
  readonly label: string;
  /** Days beyond which there is nothing to choose; empty: none. */
  readonly notBefore?: string | undefined;
  readonly notAfter?: string | undefined;
  readonly autoFocus?: boolean;
}

/** Chooses the day (`YYYY-MM-DD`) that the rows are of; the calendar comes after the list. */
export function DayFilter({ list: { address, change }, name, label, ...picker }: DayFilterProps) {
  return (
    <Suspense fallback={<Skeleton.Input className={`${styles.choice}`} />}>
      <DayPicker
        className={`${styles.choice}`}
        label={label}
        {...picker}
        day={address.filters[name] ?? ''}
        onChoose={(day) => change({ filters: { ...address.filters, [name]: day } })}
      />
    </Suspense>
  );
}
