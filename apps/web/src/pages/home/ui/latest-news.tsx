import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NewsCard, type NewsSummary } from '../../../entities/news-item';
import { CardGrid } from '../../../shared/ui/card';
import styles from './latest-news.module.css';

export function LatestNews({ items }: { items: readonly NewsSummary[] }) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.section} aria-labelledby="latest-news">
      <div className="container">
        <div className={styles.head}>
          <h2 id="latest-news">{t('news.heading')}</h2>
          <Link to="/news" className={`${styles.all}`}>
            {t('news.all')}
            <span aria-hidden="true"> →</span>
          </Link>
        </div>
        <CardGrid>
          {items.map((item) => (
            <li key={item.slug}>
              <NewsCard item={item} />
            </li>
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
