import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import styles from './impact-figures.module.css';

export function ImpactFigures() {
  const { t } = useTranslation('projects');
  const firm = useFirm();
  const figures = [
    ['projects', firm.projects_figure],
    ['beneficiaries', firm.beneficiaries_figure],
    ['countries', firm.countries_figure],
    ['yearsOfExperience', firm.years_figure],
  ] as const;
  return (
    <section className={styles.band} aria-labelledby="impact">
      <div className="container">
        <h2 id="impact">{t('impact.heading')}</h2>
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`impact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
