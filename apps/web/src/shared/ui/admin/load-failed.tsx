import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { failureText } from '../toast';

interface LoadFailedProps {
  readonly className?: string | undefined;
  readonly title: string;
  /** Absent: a notice has said what went wrong. */
  readonly error?: Error;
  readonly onRetry: () => void;
}

/** In the place of what could not be read, with the way to try it again. */
export function LoadFailed({ className = '', title, error, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('admin');
  return (
    <Alert
      className={className}
      type="error"
      title={title}
      description={error && failureText(error, t('unreachable'))}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
