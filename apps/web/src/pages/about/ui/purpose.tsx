import { useTranslation } from 'react-i18next';
import styles from './purpose.module.css';

export function Purpose() {
  const { t } = useTranslation('about');
  return (
    <div className={`container ${styles.purpose}`}>
      {(['mission', 'vision'] as const).map((name) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{t(`${name}.heading`)}</h2>
          <p>{t(`${name}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
