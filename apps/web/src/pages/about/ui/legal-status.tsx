import { Link } from '@tanstack/react-router';
import { useFirm } from '../../../entities/firm';
import { useLocale, useTranslation } from '../../../shared/i18n';
import styles from './legal-status.module.css';

const tongues = { fr: 'fr-FR', en: 'en-GB' } as const;

/** The facts of registration, laid out like the title block of a plan. */
export function LegalStatus() {
  const { t } = useTranslation('about');
  const firm = useFirm();
  const tongue = tongues[useLocale()];
  const day = new Intl.DateTimeFormat(tongue, { dateStyle: 'long', timeZone: 'UTC' });
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['form', firm.legal_form],
    ['identifier', firm.identification_number],
    ['tradeRegister', firm.trade_register_number],
    ['created', day.format(new Date(firm.created_on))],
    ['duration', t('legal.years', { years: firm.duration_years })],
    ['capital', `${firm.capital_fcfa.toLocaleString(tongue)} FCFA`],
    ['tax', firm.tax_centre],
    ['social', firm.social_security_agency],
    ['headOffice', firm.address],
  ];
  return (
    <section className={styles.section} aria-labelledby="legal-status">
      <div className="container">
        <h2 id="legal-status">{t('legal.heading')}</h2>
        <p className={styles.lead}>{t('legal.lead')}</p>
        <div className={styles.block}>
          <p className={styles.firm}>
            <img src="/mark.svg" alt="" width="56" height="56" loading="lazy" decoding="async" />
            {firm.name}
          </p>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`legal.${name}`)}</dt>
                <dd>{value ?? <em className={styles.pending}>{t('legal.pending')}</em>}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className={`${styles.notices} no-print`}>
          <Link to="/legal">
            {t('legal.notices')}
            <span aria-hidden="true"> →</span>
          </Link>
        </p>
      </div>
    </section>
  );
}
