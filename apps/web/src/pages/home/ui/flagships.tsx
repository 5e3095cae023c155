import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../shared/i18n';
import { useReveal } from '../../../shared/ui/use-reveal';
import styles from './flagships.module.css';

const flagships = [
  { name: 'gire', tag: 'GIRE', drawing: 'gire' },
  { name: 'wash', tag: 'WASH', drawing: 'wash' },
  { name: 'eies', tag: 'EIES', drawing: 'environnement' },
] as const;

export function Flagships() {
  const { t } = useTranslation('home');
  const list = useReveal<HTMLUListElement>();
  return (
    <section className={`container ${styles.section}`} aria-labelledby="flagships">
      <div className={styles.head}>
        <h2 id="flagships">{t('flagships.heading')}</h2>
        <Link to="/projects" className={`${styles.all}`}>
          {t('flagships.all')}
          <span aria-hidden="true"> →</span>
        </Link>
      </div>
      <ul ref={list} className={styles.list}>
        {flagships.map(({ name, tag, drawing }) => (
          <li key={name} className={styles.card}>
            <img
              src={`/illustrations/category-${drawing}.svg`}
              alt=""
              width="960"
              height="640"
              loading="lazy"
              decoding="async"
            />
            <div className={styles.text}>
              <p className={`${styles.tag} ${styles[name]}`}>{tag}</p>
              <h3>
                <Link to="/projects" className={`${styles.link}`}>
                  {t(`flagships.${name}.title`)}
                </Link>
              </h3>
              <p className={styles.summary}>{t(`flagships.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
