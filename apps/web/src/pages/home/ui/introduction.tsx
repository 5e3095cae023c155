import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { DEPARTMENTS } from '../../../shared/config';
import { useLocale } from '../../../shared/i18n';
import { useReveal } from '../../../shared/ui/use-reveal';
import styles from './introduction.module.css';

const figures = ['capital', 'expertise', 'region'] as const;
const million = 1_000_000;

export function Introduction() {
  const { t } = useTranslation('home');
  const firm = useFirm();
  const capital = (firm.capital_fcfa / million).toLocaleString(useLocale(), { maximumFractionDigits: 2 });
  const list = useReveal<HTMLDListElement>();
  return (
    <section className={`container ${styles.introduction}`} aria-labelledby="introduction">
      <h2 id="introduction">{t('introduction.heading', { city: firm.city })}</h2>
      <div>
        <p className="lead">{t('introduction.text')}</p>
        <dl {...list} className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure}>
              <dt>{t(`introduction.${figure}.label`)}</dt>
              <dd>{t(`introduction.${figure}.value`, { capital, areas: DEPARTMENTS.length })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
