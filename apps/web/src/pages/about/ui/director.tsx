import { useTranslation } from 'react-i18next';
import { useFact, useFirm } from '../../../entities/firm';
import { ACROSS, Picture } from '../../../shared/ui/picture';
import styles from './director.module.css';
import { Lines } from './lines';

/** Who leads the firm; visitors see nothing of it until the settings name somebody. */
export function Director() {
  const { t } = useTranslation('about');
  const firm = useFirm();
  const name = useFact()('director_name');
  if (name === null) return null;
  const role = t('director.role');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="director">
      <h2 id="director">{t('director.heading')}</h2>
      <div className={styles.card}>
        <Picture
          file={firm.director_portrait_url}
          facts={
            firm.director_portrait_url === null
              ? undefined
              : { alt: t('director.portrait', { name: firm.director_name ?? role }) }
          }
          drawing="/illustrations/category-autre.svg"
          sizes={`(min-width: 75rem) 480px, (min-width: 40rem) 40vw, ${ACROSS}`}
          className={firm.director_portrait_url === null ? '' : styles.portrait}
        />
        <div className={styles.text}>
          <h3>{name}</h3>
          <p className={styles.role}>{role}</p>
          <div className={styles.bio}>
            {firm.director_bio.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Lines className={styles.qualifications} text={firm.qualifications} />
        </div>
      </div>
    </section>
  );
}
