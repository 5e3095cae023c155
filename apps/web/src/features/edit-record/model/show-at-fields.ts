import { ApiError } from '@site/api-client';
import type { FormInstance } from 'antd';
import type { Values } from '../../../shared/ui/admin-form';

/** Says at each field what the server refuses there, and goes to the first. */
export function showAtFields(form: FormInstance<Values>, names: readonly string[], error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const refused = names.flatMap((name) => {
    const messages = error.errors.filter(({ pointer }) => pointer === `/${name}`);
    return messages.length === 0 ? [] : [{ name, errors: messages.map(({ message }) => message) }];
  });
  form.setFields(refused);
  if (refused[0] !== undefined) form.scrollToField(refused[0].name, { focus: true, block: 'center' });
}
