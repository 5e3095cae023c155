import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FlagField } from './flag-field';
import styles from './form.module.css';

/** Says before the fields that the English has fallen behind, and lets the person find it right as it is. */
export function EnglishOutdated() {
  const { t } = useTranslation('admin');
  return (
    <Alert
      className={styles.outdated ?? ''}
      role="note"
      type="warning"
      showIcon
      title={t('visibility.englishBehind')}
      description={<FlagField name="english_outdated" hint={t('visibility.englishHint')} />}
    />
  );
}
