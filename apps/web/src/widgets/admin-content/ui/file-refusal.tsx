import { ApiError } from '@site/api-client';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shared/ui/toast';

/** Why a file cannot be read at all: its columns, one of its lines, or the call has failed. */
export function FileRefusal({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('transfer');
  const errors = error instanceof ApiError ? error.errors : [];
  const place = (name: string) => {
    if (name === '') return '';
    return /^\d+$/.test(name) ? t('atLine', { line: name }) : t('atColumn', { name });
  };
  if (errors.length === 0) {
    // Who chose a file sent no request.
    const isNoJson = error instanceof ApiError && error.code === 'malformed_json';
    return <Alert type="error" title={isNoJson ? t('noJson') : failureText(error, t('admin:unreachable'))} />;
  }
  return (
    <Alert
      type="error"
      title={t('unreadable')}
      description={
        <ul>
          {errors.map(({ pointer, message }) => (
            <li key={pointer}>{`${place(pointer.split('/').at(-1) ?? '')}${message}`}</li>
          ))}
        </ul>
      }
    />
  );
}
