import { useFirm } from '../../../entities/firm';
import { useLocale, useTranslation } from '../../../shared/i18n';
import styles from './strips.module.css';

const dateLocale = { fr: 'fr-FR', en: 'en-GB' } as const;

export function RegistrationStrip() {
  const { t } = useTranslation('home');
  const firm = useFirm();
  const created = new Intl.DateTimeFormat(dateLocale[useLocale()], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(firm.created_on));
  return (
    <section className={styles.registration} aria-label={t('registration.label')}>
      <dl className="container">
        <div>
          <dt>{t('registration.identifier')}</dt>
          <Registered number={firm.identification_number} />
        </div>
        <div>
          <dt>{t('registration.tradeRegister')}</dt>
          <Registered number={firm.trade_register_number} />
        </div>
        <div>
          <dt>{t('registration.created')}</dt>
          <dd>{created}</dd>
        </div>
      </dl>
    </section>
  );
}

function Registered({ number }: { number: string | null }) {
  const { t } = useTranslation('home');
  return number === null ? (
    <dd>
      <em className={styles.pending}>{t('registration.pending')}</em>
    </dd>
  ) : (
    <dd>{number}</dd>
  );
}
