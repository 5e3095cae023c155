import { lengthOf } from '@site/vocabulary';
import { Input, type InputProps } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/i18n';
import { languageOf, type FieldName } from '../../../shared/text';
import { FieldItem, useRule } from '../../../shared/ui/admin-form';
import styles from './form.module.css';
import { FormattedArea } from './formatted-area';

/** Share of the longest text from which the counter is always shown. */
const NEAR = 0.8;

interface TextFieldProps extends Pick<
  InputProps,
  'type' | 'max' | 'inputMode' | 'placeholder' | 'autoComplete'
> {
  readonly name: FieldName;
  readonly hint?: ReactNode;
  /** Height of a text of several lines. */
  readonly rows?: number;
}

export function TextField({ name, hint, ...control }: TextFieldProps) {
  return (
    <FieldItem name={name} {...(hint !== undefined && { hint })}>
      <Control name={name} {...control} />
    </FieldItem>
  );
}

interface ControlProps extends Omit<TextFieldProps, 'hint'> {
  readonly value?: string;
  readonly onChange?: (change: string | { target: { value: string } }) => void;
}

function Control({ name, rows, onChange, ...given }: ControlProps) {
  const { max, tidy, formatted = false } = useRule(name);
  const shared = {
    ...given,
    lang: languageOf(name),
    ...(onChange && { onChange }),
    ...(max !== undefined && { count: { show: counter, max, strategy: lengthOf } }),
  };
  if (rows !== undefined) {
    const area = { rows, autoSize: { minRows: rows, maxRows: 20 }, ...shared };
    return formatted ? <FormattedArea name={name} {...area} /> : <Input.TextArea {...area} />;
  }
  return (
    <Input
      {...shared}
      onBlur={({ target: { value } }) => {
        const kept = tidy?.(value) ?? value;
        if (kept !== value) onChange?.(kept);
      }}
    />
  );
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
