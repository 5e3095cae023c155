import type { ComponentProps } from 'react';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { FieldItem } from './field-item';
import styles from './form.module.css';
import { useFormFrame, useRule } from './form-frame';

interface ChoiceFieldProps {
  readonly name: string;
  readonly offered: readonly string[];
  /** Shown while nothing is chosen; absent for a field that always holds a value. */
  readonly placeholder?: string;
}

export function ChoiceField({ name, ...choice }: ChoiceFieldProps) {
  return (
    <FieldItem name={name} required>
      <Control name={name} {...choice} />
    </FieldItem>
  );
}

interface ControlProps extends ChoiceFieldProps, ComponentProps<'select'> {
  readonly name: string;
}

/** The browser's own list: on a telephone the one that people know, and nothing to load. */
function Control({ name, offered, placeholder, ...given }: ControlProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { stored } = useFormFrame();
  const { word } = useRule(name);
  const own = stored[name] ?? '';
  const nameOf = (value: string) => word?.(value, t, locale) ?? value;
  return (
    <select {...given} className={styles.select} data-empty={given.value === '' || undefined}>
      {placeholder === undefined ? null : (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {withStored(offered, own).map((value) => (
        <option key={value} value={value}>
          {nameOf(value)}
        </option>
      ))}
    </select>
  );
}

/** A stored value that the form does not offer stays selectable. */
function withStored(offered: readonly string[], stored: string): readonly string[] {
  return stored === '' || offered.includes(stored) ? offered : [...offered, stored];
}
