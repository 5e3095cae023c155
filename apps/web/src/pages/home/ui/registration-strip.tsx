import { useTranslation } from 'react-i18next';
import { knownRows, useFact, useFirm } from '../../../entities/firm';
import { useLocale } from '../../../shared/i18n';
import { formatDay, inFrancs } from '../../../shared/text';
import styles from './strips.module.css';

const places = 3;

/** Three facts of registration: what is not known yet leaves its place to what follows. */
export function RegistrationStrip() {
  const { t } = useTranslation('home');
  const firm = useFirm();
  const fact = useFact();
  const locale = useLocale();
  const facts = knownRows([
    ['identifier', fact('identification_number')],
    ['tradeRegister', fact('trade_register_number')],
    ['created', formatDay(firm.created_on, locale)],
    ['form', firm.legal_form],
    ['capital', inFrancs(firm.capital_fcfa, locale)],
  ]).slice(0, places);
  return (
    <section className={styles.registration} aria-label={t('registration.label')}>
      <dl className="container">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`registration.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
