import { useTranslation } from '../../../shared/i18n';
import styles from './strips.module.css';

const partners = ['water', 'risk', 'university', 'waterMinistry', 'environmentMinistry', 'ngo'] as const;

export function PartnerStrip() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.partners} aria-labelledby="partners">
      <div className="container">
        <h2 id="partners">{t('partners.heading')}</h2>
        <ul>
          {partners.map((partner) => (
            <li key={partner}>
              <span className={styles.acronym}>{t(`partners.${partner}.acronym`)}</span>
              <span>{t(`partners.${partner}.name`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
