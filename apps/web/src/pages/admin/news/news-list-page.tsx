import { listNews, type ListNewsParams, type NewsItem } from '@site/api-client';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { excerpt } from '../../../shared/text';
import { CardPicture, Contours } from '../listing/card-picture';
import { ListScreen } from '../listing/list-screen';
import { RecordCards } from '../listing/record-cards';
import { useList, type ListDescription } from '../listing/use-list';
import { newsCalls } from './news-calls';
import { PublicationDay } from './publication-day';

const VISIBILITIES = ['public', 'scheduled'] as const;

const NEWS_LIST: ListDescription<NewsItem> = {
  kind: newsCalls.kind,
  path: '/admin/news',
  sorts: ['title_fr', 'title_en'],
  filters: { visibility: VISIBILITIES },
  read: (parameters, options) => listNews(parameters as ListNewsParams, options),
};

/** Length of an excerpt on a card (specification §9). */
const EXCERPT_LENGTH = 150;

export function NewsListPage() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const list = useList(NEWS_LIST);
  const filters = [
    {
      name: 'visibility',
      label: t('news.visibility'),
      all: t('news.allVisibilities'),
      options: VISIBILITIES.map((value) => ({ value, text: t(`newsVisibility.${value}`) })),
    },
  ];
  const sortFields = list.sorts.map((name) => ({ name, title: t(`news.${name}`) }));
  return (
    <ListScreen
      list={list}
      texts="news"
      filters={filters}
      sortFields={sortFields}
      layout="cards"
      calls={newsCalls}
    >
      {(rows, { labelledBy, remove }) => (
        <RecordCards
          list={list}
          rows={rows}
          labelledBy={labelledBy}
          picture="above"
          cardOf={(item) => ({
            picture: (
              <CardPicture src={item.image_url} sizes="(width < 40rem) 96px, 380px">
                <Contours />
              </CardPicture>
            ),
            title: item.title_fr,
            lang: 'fr',
            body: <p lang="fr">{excerpt(item.content_fr, EXCERPT_LENGTH)}</p>,
            foot: <PublicationDay moment={item.published_at} now={list.readAt} />,
          })}
          nameOf={({ title_fr, title_en }) => (locale === 'en' ? title_en : title_fr)}
          onRemove={remove}
        />
      )}
    </ListScreen>
  );
}
