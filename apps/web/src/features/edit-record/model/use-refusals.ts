import { ApiError } from '@site/api-client';
import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Values } from '../../../shared/ui/admin-form';

/** Says at each field what the server refuses there, and goes to the first: once it is saved no more, since files wait for that. */
export function useRefusals(form: FormInstance<Values>, saving: boolean) {
  const [first, setFirst] = useState<{ readonly name: string }>();
  const shown = useRef(first);
  useEffect(() => {
    if (first === undefined || first === shown.current || saving) return;
    shown.current = first;
    form.scrollToField(first.name, { focus: true, block: 'center' });
  }, [form, first, saving]);

  return (names: readonly string[], error: unknown): void => {
    if (!(error instanceof ApiError)) return;
    const refused = names.flatMap((name) => {
      const messages = error.errors.filter(({ pointer }) => pointer === `/${name}`);
      return messages.length === 0 ? [] : [{ name, errors: messages.map(({ message }) => message) }];
    });
    form.setFields(refused);
    setFirst(refused[0]);
  };
}
