import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { NewsDay, NewsPicture } from '../../../entities/news-item';
import type { NewsDetail } from '../../../entities/news-item';
import { joinKnown } from '../../../shared/text';
import { Formatted } from '../../../shared/ui/formatted';
import { ClosingCall } from '../../../widgets/closing-band';
import { NotFound } from '../../../widgets/not-found';
import styles from './news-item-page.module.css';

type Article = NewsDetail & { address: string };

export function NewsItemPage({ data: article }: { data: Article | null }) {
  return article ? <Shown article={article} /> : <NotFound />;
}

function Shown({ article }: { article: Article }) {
  const { t } = useTranslation('news');
  const firm = useFirm();
  return (
    <>
      <article className={`container ${styles.article}`}>
        <p className={styles.origin}>{joinKnown([firm.name, firm.email, article.address], ' · ')}</p>
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
          <NewsPicture item={article} eager sizes="(min-width: 62rem) 960px, 94vw" />
        </figure>
        <div className={styles.text}>
          <Formatted html={article.content} />
        </div>
      </article>
      <ClosingCall />
    </>
  );
}
