import { useTranslation } from 'react-i18next';
import { useReveal } from '../../../shared/ui/use-reveal';
import styles from './introduction.module.css';

const figures = ['capital', 'expertise', 'region'] as const;

export function Introduction() {
  const { t } = useTranslation('home');
  const list = useReveal<HTMLDListElement>();
  return (
    <section className={`container ${styles.introduction}`} aria-labelledby="introduction">
      <h2 id="introduction">{t('introduction.heading')}</h2>
      <div>
        <p className="lead">{t('introduction.text')}</p>
        <dl ref={list} className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure}>
              <dt>{t(`introduction.${figure}.label`)}</dt>
              <dd>{t(`introduction.${figure}.value`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
