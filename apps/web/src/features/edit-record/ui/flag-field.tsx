import { Switch } from 'antd';
import type { Ref } from 'react';
import { fieldOf, useFormFrame, type ControlProps } from '../../../shared/ui/admin-form';

interface FlagProps extends ControlProps {
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A yes or no; its value is the text `true` or `false`. */
export const FlagField = fieldOf(function FlagControl({ id, ref, value, onChange }: FlagProps) {
  const { saving } = useFormFrame();
  return (
    <Switch
      id={id}
      ref={ref}
      disabled={saving}
      checked={value === 'true'}
      onChange={(checked) => onChange?.(String(checked))}
    />
  );
});
