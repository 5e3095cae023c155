import { ApiError } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from '../../../shared/i18n';
import { failureText } from '../../../shared/ui/toast';
import { lastList } from '../listing/last-list';
import { ButtonLink } from '../ui/button-link';
import { PageHeader } from '../ui/page-header';
import { messageCalls } from './message-calls';
import { MESSAGES_PATH } from './message-list';
import { MessageView } from './message-view';

/** One message in full, and all that can be done with it. */
export function MessagePage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  return <Message key={id} id={id} />;
}

function Message({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery({
    queryKey: ['message', id],
    queryFn: () => messageCalls.read(id),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const message = data?.value;
  return (
    <>
      <PageHeader
        title={message === undefined ? t('messages.one') : t('messages.from', { name: message.nom })}
        back={{ to: MESSAGES_PATH, label: t('messages.back'), search: lastList(MESSAGES_PATH) }}
      />
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
      return (
        <>
          <p role="status">{t('loading')}</p>
          <Skeleton active title={false} paragraph={{ rows: 6, width: '100%' }} />
        </>
      );
    }
    if (error instanceof ApiError && error.status === 404) {
      const toList = (
        <ButtonLink to={MESSAGES_PATH} search={lastList(MESSAGES_PATH)}>
          {t('form.toList')}
        </ButtonLink>
      );
      return (
        <Alert
          type="warning"
          title={t('messages.unknown')}
          description={t('messages.unknownText')}
          action={toList}
        />
      );
    }
    return (
      <Alert
        type="error"
        title={t('messages.oneLoadFailed')}
        description={failureText(error, t('unreachable'))}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  }
}
