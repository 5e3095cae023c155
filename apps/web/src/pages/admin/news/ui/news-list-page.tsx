import { NEWS } from '@site/vocabulary';
import { CardPicture, contentList, Contours } from '../../../../features/list-records';
import { excerpt } from '../../../../shared/text';
import { ContentCards } from '../../../../widgets/admin-content';
import { PublicationDay } from './publication-day';

const NEWS_LIST = contentList(NEWS, {
  filters: {
    visibility: {
      all: 'allVisibilities',
      options: ['public', 'scheduled', 'hidden'],
      word: (visibility, t) => t(`newsVisibility.${visibility}`),
    },
  },
  labels: { visibility: 'news.visibility' },
});

/** Length of an excerpt on a card (specification §9). */
const EXCERPT_LENGTH = 150;

export function NewsListPage() {
  return (
    <ContentCards
      of={NEWS_LIST}
      picture="above"
      cardOf={(item, readAt) => ({
        picture: (
          <CardPicture file={item.image_url} bucket="news-images" sizes="(width < 40rem) 96px, 380px">
            <Contours />
          </CardPicture>
        ),
        title: item.title_fr,
        lang: 'fr',
        body: <p lang="fr">{excerpt(item.content_fr, EXCERPT_LENGTH)}</p>,
        foot: <PublicationDay moment={item.published_at} now={readAt} />,
      })}
    />
  );
}
