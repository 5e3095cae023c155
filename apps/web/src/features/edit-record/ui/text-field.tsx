import { Input, type InputProps } from 'antd';
import type { ReactNode } from 'react';
import type { FieldName } from '../../../shared/text';
import { FieldItem, useRule } from '../../../shared/ui/admin-form';
import { FormattedArea } from './formatted-area';
import { useCounted } from './use-counted';

interface TextFieldProps extends Pick<InputProps, 'type' | 'inputMode' | 'placeholder' | 'autoComplete'> {
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
  const { tidy, formatted = false } = useRule(name);
  const shared = { ...given, ...useCounted(name), ...(onChange && { onChange }) };
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
