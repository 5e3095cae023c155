import { Switch } from 'antd';
import type { ReactNode, Ref } from 'react';
import type { FieldName } from '../../../shared/text';
import { FieldItem, useFormFrame } from '../../../shared/ui/admin-form';

/** A yes or no; its value is the text `true` or `false`. */
export function FlagField({ name, hint }: { readonly name: FieldName; readonly hint?: ReactNode }) {
  return (
    <FieldItem name={name} {...(hint !== undefined && { hint })}>
      <Control id={name} />
    </FieldItem>
  );
}

interface ControlProps {
  readonly id: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

function Control({ id, ref, value, onChange }: ControlProps) {
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
}
