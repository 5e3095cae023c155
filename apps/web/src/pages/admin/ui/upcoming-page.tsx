import { useTranslation } from 'react-i18next';
import { ButtonLink } from './button-link';
import { ScreenTitle } from './screen-title';
import styles from './quiet-screen.module.css';

/** Answers the addresses of modules that are not there yet. */
export function UpcomingPage() {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.screen}>
      <ScreenTitle title={t('upcoming.title')} />
      <h1>{t('upcoming.title')}</h1>
      <p>{t('upcoming.text')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/admin" color="primary" variant="solid">
          {t('upcoming.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
