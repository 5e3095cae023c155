import { useTranslation } from 'react-i18next';
import { useReveal } from '../../../shared/ui/use-reveal';
import { ValueIcon } from './value-icon';
import styles from './values.module.css';

const values = ['excellence', 'innovation', 'impact', 'integrity'] as const;

export function Values() {
  const { t } = useTranslation('about');
  const list = useReveal<HTMLUListElement>();
  return (
    <section className={`container ${styles.values}`} aria-labelledby="values">
      <div>
        <h2 id="values">{t('values.heading')}</h2>
        <p className={styles.lead}>{t('values.lead')}</p>
      </div>
      <ul {...list} className={styles.grid}>
        {values.map((value) => (
          <li key={value}>
            <ValueIcon name={value} />
            <h3>{t(`values.${value}.title`)}</h3>
            <p>{t(`values.${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
