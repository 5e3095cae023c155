import { NEWS, newsDay } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { contentForm } from '../../../../features/edit-record';
import { inLocale } from '../../../../shared/i18n';
import { formatDay } from '../../../../shared/text';
import { ButtonLink } from '../../../../shared/ui/admin';
import { ContentFormPage } from '../../../../widgets/admin-content';
import { NewsFields } from './news-fields';

const NEWS_ITEM = contentForm(NEWS, {
  Body: NewsFields,
  texts: 'newsForm',
  publicAddress: (item, locale) =>
    item.hidden === true || isToCome(item) ? undefined : inLocale(`/news/${item.slug}`, locale),
  afterword: (item, t, locale) =>
    item.hidden !== true && isToCome(item)
      ? t('newsForm.scheduled', { day: formatDay(newsDay(new Date(item.published_at)), locale) })
      : undefined,
  own: {
    // Only the day is sent: the server adds the time, of today or of the day that stands, and has the right clock.
    published_at: {
      word: (day, _t, locale) => formatDay(day, locale),
      starts: () => newsDay(new Date()),
      shown: ({ published_at }) => newsDay(new Date(published_at)),
    },
  },
});

function isToCome({ published_at }: { readonly published_at: string }): boolean {
  return newsDay(new Date(published_at)) > newsDay(new Date());
}

export function NewsFormPage() {
  const { t } = useTranslation('admin');
  return (
    <ContentFormPage
      kind={NEWS_ITEM}
      actionsOf={({ id, hidden, published_at }) =>
        hidden === true || isToCome({ published_at }) ? null : (
          <ButtonLink to="/admin/news/$id/announce" params={{ id }}>
            {t('newsForm.announce')}
          </ButtonLink>
        )
      }
    />
  );
}
