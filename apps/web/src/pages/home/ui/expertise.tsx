import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DEPARTMENTS } from '../../../shared/config';
import { useReveal } from '../../../shared/ui/use-reveal';
import styles from './expertise.module.css';

export function Expertise() {
  const { t } = useTranslation('home');
  const list = useReveal<HTMLUListElement>();
  return (
    <section className={styles.section} aria-labelledby="expertise">
      <div className="container">
        <h2 id="expertise">{t('expertise.heading')}</h2>
        <ul {...list} className={styles.grid}>
          {DEPARTMENTS.map(({ name: area, anchor }) => (
            <li key={area}>
              <img
                src={`/illustrations/department-${area}.svg`}
                alt=""
                width="640"
                height="400"
                loading="lazy"
                decoding="async"
              />
              <div>
                <h3>
                  <Link to="/services" hash={anchor} className={`${styles.link}`}>
                    {t(`expertise.${area}.title`)}
                  </Link>
                </h3>
                <p>{t(`expertise.${area}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
