import { useTranslation } from 'react-i18next';
import { useFact, useFirm } from '../../../entities/firm';
import styles from './director.module.css';

/** Who leads the firm: the role alone until the settings name somebody. */
export function Director() {
  const { t } = useTranslation('about');
  const firm = useFirm();
  const name = useFact()('director_name');
  const role = t('director.role');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="director">
      <h2 id="director">{t('director.heading')}</h2>
      <div className={styles.card}>
        <img
          src="/illustrations/category-autre.svg"
          alt=""
          width="960"
          height="640"
          loading="lazy"
          decoding="async"
        />
        <div className={styles.text}>
          <h3>{name ?? role}</h3>
          {name !== null && <p className={styles.role}>{role}</p>}
          <div className={styles.bio}>
            {firm.director_bio.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
