import { useTranslation } from 'react-i18next';
import styles from './slogan.module.css';

/** One drawing for each thing that the slogan serves, in its order: water, climate, communities. */
const drawings = ['gire', 'climat', 'formation'] as const;

export function Slogan() {
  const { t } = useTranslation('about');
  return (
    <div className="container">
      <figure className={`${styles.card} on-dark`}>
        <p className={styles.words}>{t('slogan')}</p>
        <div className={styles.drawings}>
          {drawings.map((name) => (
            <img
              key={name}
              src={`/illustrations/category-${name}.svg`}
              alt=""
              width="960"
              height="640"
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
      </figure>
    </div>
  );
}
