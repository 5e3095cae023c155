import { useTranslation } from 'react-i18next';
import styles from './badge.module.css';

/** Says of an invented record that it is one; nothing of a record of the firm. */
export function SampleBadge({ of: { isSample } }: { of: { readonly isSample?: true } }) {
  const { t } = useTranslation('common');
  return isSample ? <span className={`${styles.badge} ${styles.sample}`}>{t('sample')}</span> : null;
}
