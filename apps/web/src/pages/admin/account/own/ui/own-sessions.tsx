import { endOtherSessions, endOwnSession, listOwnSessions, type OwnSession } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../../shared/i18n';
import { formatMoment } from '../../../../../shared/text';
import { Badge, LoadFailed, useAction } from '../../../../../shared/ui/admin';
import styles from './own-account.module.css';

/** On which devices somebody is signed in, and the way to sign out there. */
export function OwnSessions() {
  const { t } = useTranslation('admin');
  const { busy, run } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: ({ signal }) => listOwnSessions({ signal }),
    staleTime: 0,
    gcTime: 0,
  });

  const end = (call: () => Promise<unknown>, done: string) =>
    run(async () => {
      await call();
      await refetch();
      // The button that was pressed is gone.
      heading.current?.focus();
    }, done);

  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title} ref={heading} tabIndex={-1}>
        {t('account.devices')}
      </h2>
      <p>{t('account.devicesText')}</p>
      {content()}
    </section>
  );

  function content() {
    if (data === undefined) {
      if (error === null) return <Skeleton active title={false} />;
      return <LoadFailed title={t('account.devicesFailed')} error={error} onRetry={() => void refetch()} />;
    }
    return (
      <>
        <ul className={styles.devices}>
          {data.items.map((one) => (
            <Device
              key={one.id}
              session={one}
              busy={busy}
              onEnd={(name) => end(() => endOwnSession(one.id), t('account.ended', { name }))}
            />
          ))}
        </ul>
        {data.items.length > 1 ? (
          <Button disabled={busy} onClick={() => end(endOtherSessions, t('account.othersEnded'))}>
            {t('account.endOthers')}
          </Button>
        ) : null}
      </>
    );
  }
}

interface DeviceProps {
  readonly session: OwnSession;
  readonly busy: boolean;
  readonly onEnd: (name: string) => void;
}

function Device({ session: { device, address, current, ...moments }, busy, onEnd }: DeviceProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const name = device ?? t('account.unknownDevice');
  const used = formatMoment(moments.last_used_at, locale, true);
  return (
    <li>
      <div>
        <strong>{name}</strong> {current ? <Badge tone="green">{t('account.thisDevice')}</Badge> : null}
        <p>
          {t('account.lastUsed', { moment: used })}
          {address === null ? null : ` ${t('account.from', { address })}`}
          <br />
          {t('account.signedIn', { moment: formatMoment(moments.created_at, locale, true) })}
        </p>
      </div>
      {current ? null : (
        <Button
          disabled={busy}
          aria-label={t('account.endName', { name, moment: used })}
          onClick={() => onEnd(name)}
        >
          {t('account.end')}
        </Button>
      )}
    </li>
  );
}
