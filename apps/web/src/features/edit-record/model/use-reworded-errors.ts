import type { Locale } from '@site/vocabulary';
import type { FormInstance } from 'antd';
import { useEffect } from 'react';

/** What is said at the fields follows the language of the page. */
export function useRewordedErrors<TValues>(form: FormInstance<TValues>, locale: Locale): void {
  useEffect(() => {
    const refused = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (refused.length === 0) return;
    form.validateFields(refused.map(({ name }) => name)).catch(() => undefined);
  }, [form, locale]);
}
