import { ApiError, getAnnouncement } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { lastList } from '../../../../entities/content';
import { Breadcrumbs, ButtonLink, LoadFailed, PageHeader, ScreenSkeleton } from '../../../../shared/ui/admin';
import { AnnouncedNote } from './announced-note';
import { LetterPreview } from './letter-preview';
import { SendLetter } from './send-letter';

/** Milliseconds between two looks at how many letters still wait. */
const LOOK = 5_000;

/** The letter that tells subscribers of a news item: seen, tried out, then sent, once. */
export function AnnouncementPage() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ from: '/admin/news/$id/announce' });
  const { data, error, refetch } = useQuery({
    queryKey: ['announcement', id],
    queryFn: () => getAnnouncement(id, { cache: 'no-store' }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.announced?.waiting ? LOOK : false),
  });
  const news = { to: '/admin/news', search: lastList('/admin/news') };
  const item = { to: `/admin/news/${id}`, label: t('announcement.item') };
  return (
    <>
      <PageHeader
        title={t('announcement.title')}
        back={{ to: item.to, label: t('announcement.back') }}
        trail={
          <Breadcrumbs ways={[{ ...news, label: t('kinds.news') }, item]} title={t('announcement.title')} />
        }
      />
      {content()}
    </>
  );

  function content() {
    if (data !== undefined) {
      return (
        <>
          {data.announced === null ? (
            <SendLetter id={id} plan={data} reload={async () => void (await refetch())} />
          ) : (
            <AnnouncedNote announced={data.announced} />
          )}
          <LetterPreview id={id} plan={data} />
        </>
      );
    }
    if (error === null) return <ScreenSkeleton text={t('loading')} />;
    if (error instanceof ApiError && error.status === 404)
      return (
        <Alert
          type="warning"
          title={t('announcement.unknown')}
          action={<ButtonLink {...news}>{t('toList')}</ButtonLink>}
        />
      );
    return <LoadFailed title={t('announcement.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
}
