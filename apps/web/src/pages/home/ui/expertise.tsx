import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useReveal } from '../../../shared/ui/use-reveal';
import styles from './expertise.module.css';

const areas = ['water', 'climate', 'impact', 'gis', 'civil', 'training'] as const;

export function Expertise() {
  const { t } = useTranslation('home');
  const list = useReveal<HTMLUListElement>();
  return (
    <section className={styles.section} aria-labelledby="expertise">
      <div className="container">
        <h2 id="expertise">{t('expertise.heading')}</h2>
        <ul ref={list} className={styles.grid}>
          {areas.map((area) => (
            <li key={area}>
              <img
                src={`/illustrations/department-${area}.svg`}
                alt=""
                width="640"
                height="400"
                loading="lazy"
                decoding="async"
              />
              <h3>
                <Link to="/services" className={`${styles.link}`}>
                  {t(`expertise.${area}.title`)}
                </Link>
              </h3>
              <p>{t(`expertise.${area}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
