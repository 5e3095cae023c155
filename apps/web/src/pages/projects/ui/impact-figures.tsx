import { IMPACT_FIGURES } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import styles from './impact-figures.module.css';

const figures = ['projects', 'beneficiaries', 'countries', 'yearsOfExperience'] as const;

export function ImpactFigures() {
  const { t } = useTranslation('projects');
  return (
    <section className={styles.band} aria-labelledby="impact">
      <div className="container">
        <h2 id="impact">{t('impact.heading')}</h2>
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure}>
              <dt>{t(`impact.${figure}`)}</dt>
              <dd>{IMPACT_FIGURES[figure]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
