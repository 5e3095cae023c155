import { useTranslation } from 'react-i18next';
import { openingHours, useFirm } from '../../../entities/firm';
import { useLocale } from '../../../shared/i18n';
import styles from './contact-page.module.css';

export function Hours() {
  const { t } = useTranslation('contact');
  const { weekdays, saturday } = openingHours(useFirm(), useLocale());
  return (
    <section className={styles.block} aria-labelledby="hours">
      <h2 id="hours">{t('hours.title')}</h2>
      <dl className={styles.hours}>
        <div>
          <dt>{t('hours.weekdays')}</dt>
          <dd>{weekdays}</dd>
        </div>
        <div>
          <dt>{t('hours.saturday')}</dt>
          <dd>{saturday ?? t('hours.closed')}</dd>
        </div>
        <div>
          <dt>{t('hours.sunday')}</dt>
          <dd>{t('hours.closed')}</dd>
        </div>
      </dl>
      <p className={styles.zone}>{t('hours.zone')}</p>
    </section>
  );
}
