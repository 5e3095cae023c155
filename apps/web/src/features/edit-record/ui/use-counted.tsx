import { lengthOf } from '@site/vocabulary';
import type { InputProps } from 'antd';
import { useLocale } from '../../../shared/i18n';
import { languageOf, type FieldName } from '../../../shared/text';
import { useFormFrame, useRule } from '../../../shared/ui/admin-form';
import styles from './form.module.css';

/** Share of the longest text from which the counter is always shown. */
const NEAR = 0.8;

/** What every field of text says of itself: its language, how much of its longest text is used, and that nothing is typed while it is saved. */
export function useCounted(name: FieldName): Pick<InputProps, 'lang' | 'count' | 'readOnly'> {
  const { max } = useRule(name);
  const { saving } = useFormFrame();
  return {
    lang: languageOf(name),
    readOnly: saving,
    ...(max !== undefined && { count: { show: counter, max, strategy: lengthOf } }),
  };
}

function Counter({ count, max }: { count: number; max: number }) {
  const locale = useLocale();
  return (
    <span className={styles.counter} data-near={count > max * NEAR || undefined}>
      {`${count.toLocaleString(locale)} / ${max.toLocaleString(locale)}`}
    </span>
  );
}

function counter({ count, maxLength = 0 }: { count: number; maxLength?: number }) {
  return <Counter count={count} max={maxLength} />;
}
