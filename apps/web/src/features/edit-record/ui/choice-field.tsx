import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import type { FieldName } from '../../../shared/text';
import { FieldItem, useFormFrame, useRule } from '../../../shared/ui/admin-form';

interface ChoiceFieldProps {
  readonly name: FieldName;
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

/** A stored value that the form does not offer stays selectable. */
function Control({ name, value, ...given }: ChoiceFieldProps & SelectProps<string>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { stored, saving } = useFormFrame();
  const { word, offered = [] } = useRule(name);
  const own = stored[name] ?? '';
  const values = own === '' || offered.includes(own) ? offered : [...offered, own];
  return (
    <Select
      {...given}
      disabled={saving}
      value={value === '' || value === undefined ? null : value}
      options={values.map((one) => ({ value: one, label: word?.(one, t, locale) ?? one }))}
    />
  );
}
