import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { List } from '../model/use-list';
import type { DayLimits } from './day-picker';
import styles from './list-tools.module.css';

const DayPicker = lazy(async () => ({ default: (await import('./day-picker')).DayPicker }));

interface DayFilterProps extends DayLimits {
  readonly list: List<unknown>;
  readonly name: string;
}

/** Chooses the day (`YYYY-MM-DD`) that the rows are of; the calendar comes after the list. */
export function DayFilter({ list: { address, change }, name, ...picker }: DayFilterProps) {
  return (
    <Suspense fallback={<Skeleton.Input className={`${styles.choice}`} />}>
      <DayPicker
        className={`${styles.choice}`}
        {...picker}
        day={address.filters[name] ?? ''}
        onChoose={(day) => change({ filters: { ...address.filters, [name]: day } })}
      />
    </Suspense>
  );
}
