import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useReveal } from '../../../shared/ui/use-reveal';
import styles from './method.module.css';

const steps = [
  ['01', 'diagnosis'],
  ['02', 'design'],
  ['03', 'delivery'],
  ['04', 'evaluation'],
] as const;

export function Method() {
  const { t } = useTranslation('services');
  const list = useReveal<HTMLOListElement>();
  return (
    <section className={styles.method} aria-labelledby="method">
      <div className="container">
        <h2 id="method">{t('method.heading')}</h2>
        <p className={styles.lead}>{t('method.lead')}</p>
        <ol {...list} className={styles.steps}>
          {steps.map(([number, step]) => (
            <li key={step}>
              <h3>
                <span className={styles.number}>{number}</span> {t(`method.${step}.title`)}
              </h3>
              <p>{t(`method.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className={`${styles.proof} no-print`}>
          <Link to="/projects">
            {t('method.proof')}
            <span aria-hidden="true"> →</span>
          </Link>
        </p>
      </div>
    </section>
  );
}
