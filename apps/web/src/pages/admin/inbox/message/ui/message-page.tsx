import { ApiError } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lastList } from '../../../../../entities/content';
import { messageCalls, MESSAGES_PATH } from '../../../../../entities/message';
import { rememberVisit } from '../../../../../entities/visit';
import {
  Breadcrumbs,
  ButtonLink,
  LoadFailed,
  PageHeader,
  ScreenSkeleton,
} from '../../../../../shared/ui/admin';
import { useReadMark } from '../model/use-read-mark';
import { MessageView } from './message-view';
import { Neighbours } from './neighbours';

/** One message in full, and all that can be done with it. */
export function MessagePage() {
  const { id } = useParams({ from: '/admin/messages/$id' });
  return <Message key={id} id={id} />;
}

function Message({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery({
    queryKey: ['message', id],
    queryFn: () => messageCalls.read(id),
    staleTime: 0,
    gcTime: 0,
  });
  const message = data?.value;
  const name = message?.nom;
  useReadMark(message);
  useEffect(() => {
    if (name !== undefined) rememberVisit({ href: `${MESSAGES_PATH}/${id}`, name });
  }, [id, name]);
  const title = message === undefined ? t('messages.one') : t('messages.from', { name: message.nom });
  const way = { to: MESSAGES_PATH, search: lastList(MESSAGES_PATH) };
  return (
    <>
      <PageHeader
        title={title}
        back={{ ...way, label: t('messages.back') }}
        trail={<Breadcrumbs ways={[{ ...way, label: t('dashboard.messages') }]} title={title} />}
      >
        {message === undefined ? null : <Neighbours id={id} />}
      </PageHeader>
      {content()}
    </>
  );

  function content() {
    if (message !== undefined) {
      return (
        <MessageView message={message} etag={data?.etag ?? ''} reload={async () => void (await refetch())} />
      );
    }
    if (error === null) {
      return <ScreenSkeleton text={t('loading')} />;
    }
    if (error instanceof ApiError && error.status === 404) {
      return (
        <Alert
          type="warning"
          title={t('messages.unknown')}
          description={t('messages.unknownText')}
          action={<ButtonLink {...way}>{t('toList')}</ButtonLink>}
        />
      );
    }
    return <LoadFailed title={t('messages.oneLoadFailed')} error={error} onRetry={() => void refetch()} />;
  }
}
