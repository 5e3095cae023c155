import { wordValidation, type Locale } from '@site/vocabulary';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n';
import type { FieldName } from '../../text';
import type { FieldRule } from './field-rule';
import { useRule } from './form-frame';

interface FieldItemProps {
  readonly name: FieldName;
  readonly hint?: ReactNode;
  /** For a control that always holds a value: marked as required, never found empty. */
  readonly required?: boolean | undefined;
  readonly children: ReactNode;
}

/** A control with its label, what is said of it, and its rules; its id is the name of the field. */
export function FieldItem({ name, hint, required, children }: FieldItemProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const rule = useRule(name);
  const validator = (_: unknown, value: string | undefined) => {
    const half = halfTyped(name, value ?? '');
    const refusal = half ? wordValidation(half, locale) : refusalOf(rule, value ?? '', locale);
    return refusal === undefined ? Promise.resolve() : Promise.reject(new Error(refusal));
  };
  return (
    <Form.Item
      name={name}
      label={t(`fields.${name}`)}
      extra={hint}
      required={required ?? rule.required ?? false}
      rules={[{ validator }]}
    >
      {children}
    </Form.Item>
  );
}

/** Says what is wrong with a field, in the words that the API uses too. */
function refusalOf({ refused, tidy }: FieldRule, typed: string, locale: Locale): string | undefined {
  const refusal = refused?.(tidy?.(typed) ?? typed);
  return refusal && wordValidation(refusal.rule, locale, refusal.parameters);
}

/** A date or a time that is not complete reads as none: only its control knows. */
function halfTyped(id: string, value: string): 'date_invalid' | 'time_invalid' | undefined {
  const control = document.getElementById(id);
  if (!(control instanceof HTMLInputElement)) return undefined;
  const isDay = control.dataset['day'] !== undefined;
  if (isDay) return value === '' && control.value.trim() !== '' ? 'date_invalid' : undefined;
  if (!control.validity.badInput) return undefined;
  return control.type === 'time' ? 'time_invalid' : 'date_invalid';
}
