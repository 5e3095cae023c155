import { Button } from 'antd';
import { useTranslation } from '../../../shared/i18n';
import styles from './list-states.module.css';

const SHADES = { rows: 8, cards: 6 } as const;

/** The outline of what is on its way. */
export function ListSkeleton({ layout }: { readonly layout: keyof typeof SHADES }) {
  return (
    <div className={styles.skeleton} data-layout={layout} aria-hidden="true">
      {Array.from({ length: SHADES[layout] }, (_, index) => (
        <div key={index} className={styles.shade} />
      ))}
    </div>
  );
}

/** Why there are no rows; a notice has said what went wrong. */
export function ListTrouble({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.trouble}>
      <p>{text}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
