import { Link } from '@tanstack/react-router';
import { Card, cardLink } from '../../../shared/ui/card';
import { ACROSS } from '../../../shared/ui/picture';
import type { NewsSummary } from '../model/news-item';
import { NewsDay } from './news-day';
import { NewsPicture } from './news-picture';
import styles from './news-card.module.css';

/** The whole card leads to the item. */
export function NewsCard({ item, eager = false }: { item: NewsSummary; eager?: boolean }) {
  return (
    <Card
      picture={
        <NewsPicture
          item={item}
          eager={eager}
          sizes={`(min-width: 80rem) 380px, (min-width: 64rem) 46vw, ${ACROSS}`}
        />
      }
      badges={
        <span className={styles.day}>
          <NewsDay day={item.day} />
        </span>
      }
      title={
        <Link to="/news/$slug" params={{ slug: item.slug }} className={cardLink}>
          {item.title}
        </Link>
      }
    >
      <p className={styles.excerpt}>{item.excerpt}</p>
    </Card>
  );
}
