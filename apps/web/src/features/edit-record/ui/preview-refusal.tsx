import { ApiError } from '@site/api-client';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FieldName } from '../../../shared/text';
import { failureText } from '../../../shared/ui/toast';

interface PreviewRefusalProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why there is nothing to see: fields that no record can have like that, or a call that failed. */
export function PreviewRefusal({ error, onRetry }: PreviewRefusalProps) {
  const { t } = useTranslation('preview');
  const errors = error instanceof ApiError ? error.errors : [];
  if (errors.length === 0) {
    const again = <Button onClick={onRetry}>{t('admin:retry')}</Button>;
    return <Alert type="error" title={failureText(error, t('admin:unreachable'))} action={again} />;
  }
  const reasons = errors.map(({ pointer, message }) => ({
    field: t(`admin:fields.${pointer.replace('/values/', '') as FieldName}`),
    message,
  }));
  return (
    <Alert
      type="warning"
      title={t('refused')}
      description={
        <ul>
          {reasons.map(({ field, message }) => (
            <li key={field}>{t('reason', { field, message })}</li>
          ))}
        </ul>
      }
    />
  );
}
