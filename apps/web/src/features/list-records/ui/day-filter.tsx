import { Input, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { List } from '../model/use-list';
import type { DayLimits, DayPickerProps } from './day-picker';
import styles from './list-tools.module.css';

/** What is typed needs no calendar: where its code does not come, the list stays. */
const DayPicker = lazy(() =>
  import('./day-picker').then(
    ({ DayPicker: loaded }) => ({ default: loaded }),
    () => ({ default: TypedDay }),
  ),
);

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

function TypedDay({ label, notBefore, notAfter, day, onChoose, ...field }: DayPickerProps) {
  return (
    <Input
      {...field}
      type="date"
      aria-label={label}
      min={notBefore}
      max={notAfter}
      value={day}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
