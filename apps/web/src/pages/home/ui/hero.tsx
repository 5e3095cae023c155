import { Link } from '@tanstack/react-router';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { QuoteLink } from '../../../shared/ui/quote-link';
import styles from './hero.module.css';

const plate = '/illustrations/hero-basin.svg';

export function Hero() {
  const { t } = useTranslation('home');
  const { city } = useFirm();
  preload(plate, { as: 'image', fetchPriority: 'high' });
  return (
    <header className={styles.hero}>
      <picture>
        <source media="(prefers-reduced-motion: no-preference)" srcSet={`${plate}#rise`} />
        <img src={plate} alt="" width="1600" height="760" fetchPriority="high" className={styles.map} />
      </picture>
      <div className={`container ${styles.inner}`}>
        <p className={styles.firm}>{t('hero.firm', { city })}</p>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={`lead ${styles.tagline}`}>{t('hero.tagline')}</p>
        <p className={styles.actions}>
          <QuoteLink className="button button-quote">{t('common:navigation.quote')}</QuoteLink>
          <Link to="/services" className="button button-quiet">
            {t('hero.services')}
          </Link>
          <Link to="/contact" className="button button-quiet">
            {t('hero.contact')}
          </Link>
        </p>
      </div>
    </header>
  );
}
