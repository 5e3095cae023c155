import { FIRM } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import styles from './strips.module.css';

const dateLocale = { fr: 'fr-FR', en: 'en-GB' } as const;

export function RegistrationStrip() {
  const { t } = useTranslation('home');
  const created = new Intl.DateTimeFormat(dateLocale[useLocale()], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(FIRM.createdOn));
  return (
    <section className={styles.registration} aria-label={t('registration.label')}>
      <dl className="container">
        <div>
          <dt>{t('registration.identifier')}</dt>
          <dd>{FIRM.identificationNumber}</dd>
        </div>
        <div>
          <dt>{t('registration.tradeRegister')}</dt>
          <dd>{FIRM.tradeRegisterNumber}</dd>
        </div>
        <div>
          <dt>{t('registration.created')}</dt>
          <dd>{created}</dd>
        </div>
      </dl>
    </section>
  );
}
