import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NewsCard, NewsDay, NewsPicture } from '../../../entities/news-item';
import type { NewsDetail, NewsSummary } from '../../../entities/news-item';
import { CardGrid } from '../../../shared/ui/card';
import { Formatted } from '../../../shared/ui/formatted';
import { ACROSS } from '../../../shared/ui/picture';
import { ClosingCall } from '../../../widgets/closing-band';
import { Letterhead } from '../../../widgets/letterhead';
import { NotFound } from '../../../widgets/not-found';
import styles from './news-item-page.module.css';
import { Share } from './share';

type Article = NewsDetail & { address: string; others: NewsSummary[] };

export function NewsItemPage({ data: article }: { data: Article | null }) {
  return article ? <Shown article={article} /> : <NotFound />;
}

function Shown({ article }: { article: Article }) {
  const { t } = useTranslation('news');
  return (
    <>
      <article className={`container ${styles.article}`}>
        <Letterhead address={article.address} />
        <p className={`${styles.back} no-print`}>
          <Link to="/news">
            <span aria-hidden="true">← </span>
            {t('item.all')}
          </Link>
        </p>
        <header className={styles.head}>
          <p className={styles.day}>
            <NewsDay day={article.day} />
          </p>
          <h1>{article.title}</h1>
        </header>
        <figure className={styles.picture}>
          <NewsPicture item={article} eager sizes={`(min-width: 62rem) 960px, ${ACROSS}`} />
        </figure>
        <div className={styles.text}>
          <Formatted html={article.content} />
          <p className="no-print">
            <Share title={article.title} address={article.address} />
          </p>
        </div>
      </article>
      {article.others.length > 0 && (
        <section className={`container ${styles.others} no-print`} aria-labelledby="other-news">
          <h2 id="other-news">{t('item.others')}</h2>
          <CardGrid>
            {article.others.map((item) => (
              <li key={item.slug}>
                <NewsCard item={item} />
              </li>
            ))}
          </CardGrid>
        </section>
      )}
      <ClosingCall />
    </>
  );
}
