import { Input, type InputProps } from 'antd';
import { fieldOf, useRule, type ControlProps } from '../../../shared/ui/admin-form';
import { FormattedArea } from './formatted-area';
import { useCounted } from './use-counted';

interface TextProps
  extends ControlProps, Pick<InputProps, 'type' | 'inputMode' | 'placeholder' | 'autoComplete'> {
  /** Height of a text of several lines. */
  readonly rows?: number;
}

export const TextField = fieldOf(function TextControl({ rows, onChange, ...given }: TextProps) {
  const { tidy, formatted = false } = useRule(given.id);
  const shared = { ...given, ...useCounted(given.id), ...(onChange && { onChange }) };
  if (rows !== undefined) {
    const area = { rows, autoSize: { minRows: rows, maxRows: 20 }, ...shared };
    return formatted ? <FormattedArea {...area} /> : <Input.TextArea {...area} />;
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
});
