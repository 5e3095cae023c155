import { useTranslation } from 'react-i18next';
import styles from './domains.module.css';

/** In their order, each with the drawing that goes with it. */
const domains = [
  ['research', 'gis'],
  ['assignments', 'civil'],
  ['skills', 'training'],
  ['field', 'water'],
] as const;

/** What the firm does together with others. */
export function Domains() {
  const { t } = useTranslation('partnerships');
  return (
    <section className={styles.band} aria-labelledby="domains">
      <div className="container">
        <h2 id="domains">{t('domains.heading')}</h2>
        <ol className={styles.list}>
          {domains.map(([domain, drawing]) => (
            <li key={domain}>
              <img
                src={`/illustrations/department-${drawing}.svg`}
                alt=""
                width="640"
                height="440"
                loading="lazy"
                decoding="async"
              />
              <h3>{t(`domains.${domain}.title`)}</h3>
              <p>{t(`domains.${domain}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
