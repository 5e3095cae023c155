import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/form';

interface CodeFieldProps {
  /** It comes when it is asked for, while somebody types. */
  readonly autoFocus?: boolean;
}

/** The code of an application, which its keyboard shows as digits, or a recovery code. */
export function CodeField({ autoFocus = false }: CodeFieldProps) {
  const { t } = useTranslation('auth');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  return (
    <TextField
      ref={field}
      name="code"
      label={t('code.label')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
