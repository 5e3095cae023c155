import { useTranslation } from 'react-i18next';
import { Picture } from '../../../shared/ui/picture';
import type { NamedPartner } from '../model/home';
import styles from './strips.module.css';

const samples = ['water', 'risk', 'university', 'waterMinistry', 'environmentMinistry', 'ngo'] as const;

/** The firm's own partners, by logo or name; kinds of organisations while it has entered none. */
export function PartnerStrip({ partners }: { partners: readonly NamedPartner[] }) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.partners} aria-labelledby="partners">
      <div className="container">
        <h2 id="partners">{t('partners.heading')}</h2>
        {partners.length > 0 ? (
          <ul className={styles.named}>
            {partners.map(({ id, name, logo }) => (
              <li key={id}>
                {logo === undefined ? (
                  <span>{name}</span>
                ) : (
                  <>
                    <Picture file={logo} width={320} height={160} className={styles.logo} />
                    <span className="visually-hidden">{name}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <ul>
            {samples.map((partner) => (
              <li key={partner}>
                <span className={styles.acronym}>{t(`partners.${partner}.acronym`)}</span>
                <span>{t(`partners.${partner}.name`)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
