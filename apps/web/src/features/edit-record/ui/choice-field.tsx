import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import { fieldOf, useFormFrame, useRule, type ControlProps } from '../../../shared/ui/admin-form';

interface ChoiceProps extends ControlProps {
  /** Shown while nothing is chosen; absent for a field that always holds a value. */
  readonly placeholder?: string;
}

/** A stored value that the form does not offer stays selectable. */
export const ChoiceField = fieldOf(function ChoiceControl({ value, ...given }: ChoiceProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { stored, saving } = useFormFrame();
  const { word, offered = [] } = useRule(given.id);
  const own = stored[given.id] ?? '';
  const values = own === '' || offered.includes(own) ? offered : [...offered, own];
  return (
    <Select
      {...given}
      disabled={saving}
      value={value === '' || value === undefined ? null : value}
      options={values.map((one) => ({ value: one, label: word?.(one, t, locale) ?? one }))}
    />
  );
}, true);
