import { Form } from 'antd';
import type { ComponentProps } from 'react';
import { TextField } from '../../../../features/edit-record';
import { FactHint, isOwnersToGive } from './fact-hint';

/** A fact of the firm; says below it when it is still to be given. */
export function FactField({ name, hint, ...control }: ComponentProps<typeof TextField>) {
  const form = Form.useFormInstance();
  const value: unknown = Form.useWatch(name, { form, preserve: true });
  const said = (
    <FactHint name={name} value={String(value ?? '')}>
      {hint}
    </FactHint>
  );
  return (
    <TextField
      name={name}
      hint={hint === undefined && !isOwnersToGive(name) ? undefined : said}
      {...control}
    />
  );
}
