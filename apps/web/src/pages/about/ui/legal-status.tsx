import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { knownRows, useFact, useFirm } from '../../../entities/firm';
import { useLocale } from '../../../shared/i18n';
import { formatDay, inFrancs, wordedFor } from '../../../shared/text';
import styles from './legal-status.module.css';
import { Lines } from './lines';

/** The facts of registration, laid out like the title block of a plan. */
export function LegalStatus() {
  const { t } = useTranslation('about');
  const firm = useFirm();
  const fact = useFact();
  const locale = useLocale();
  const facts = knownRows([
    ['form', firm.legal_form],
    ['identifier', fact('identification_number')],
    ['tradeRegister', fact('trade_register_number')],
    ['created', formatDay(firm.created_on, locale)],
    ['duration', t('legal.years', { years: firm.duration_years })],
    ['capital', inFrancs(firm.capital_fcfa, locale)],
    ['tax', fact('tax_centre')],
    ['social', fact('social_security_agency')],
    ['headOffice', fact('address') ?? firm.head_office],
  ]);
  return (
    <section className={styles.section} aria-labelledby="legal-status">
      <div className="container">
        <h2 id="legal-status">{t('legal.heading')}</h2>
        <p className={styles.lead}>
          {t('legal.lead', wordedFor(firm.identification_number ?? firm.trade_register_number))}
        </p>
        <div className={styles.block}>
          <p className={styles.firm}>
            <img src="/mark.svg" alt="" width="56" height="56" loading="lazy" decoding="async" />
            {firm.name}
          </p>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`legal.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {firm.certifications !== null && (
          <>
            <h3 className={styles.certified}>{t('legal.certifications')}</h3>
            <Lines className={styles.certifications} text={firm.certifications} />
          </>
        )}
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
