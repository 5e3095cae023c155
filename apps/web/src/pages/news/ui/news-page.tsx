import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NewsCard, type NewsSummary } from '../../../entities/news-item';
import type { Paged } from '../../../shared/reading';
import { CardGrid } from '../../../shared/ui/card';
import { Pages } from '../../../shared/ui/pages';
import { ClosingCall } from '../../../widgets/closing-band';
import { NotFound } from '../../../widgets/not-found';
import { PageHero } from '../../../widgets/page-hero';
import styles from './news-page.module.css';

export function NewsPage({ data }: { data: Paged<NewsSummary> | null }) {
  if (data === null) return <NotFound />;
  return data.items.length === 0 ? <Nothing /> : <List {...data} />;
}

function List({ items, page, last }: Paged<NewsSummary>) {
  const { t } = useTranslation('news');
  return (
    <>
      <PageHero plate="news" isCompact title={t('list.title')} lead={t('list.lead')} />
      <section className={`container ${styles.list}`} aria-labelledby="news-list">
        <h2 id="news-list" className="visually-hidden">
          {t('list.heading')}
        </h2>
        <CardGrid>
          {items.map((item, index) => (
            <li key={item.slug}>
              <NewsCard item={item} eager={index === 0} />
            </li>
          ))}
        </CardGrid>
        <Pages path="/news" page={page} last={last} />
      </section>
      <ClosingCall />
    </>
  );
}

/** Nothing is public: no list, and nothing that looks like a promise of one. */
function Nothing() {
  const { t } = useTranslation('news');
  return (
    <PageHero plate="news" isCompact title={t('list.title')} lead={t('list.nothing')}>
      <p className={styles.ways}>
        <Link to="/projects" className="button">
          {t('list.projects')}
        </Link>
        <Link to="/" className="button button-quiet">
          {t('list.home')}
        </Link>
      </p>
    </PageHero>
  );
}
