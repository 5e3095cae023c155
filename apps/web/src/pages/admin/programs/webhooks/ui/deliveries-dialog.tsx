import { listDeliveries, replayDelivery, type Delivery, type Webhook } from '@site/api-client';
import type { CategoryTone } from '@site/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOfUrl } from '../../../../../entities/content';
import { useLocale } from '../../../../../shared/i18n';
import { formatMoment } from '../../../../../shared/text';
import { Badge, LoadFailed, useAction } from '../../../../../shared/ui/admin';
import { failureReason } from '../model/failure-reason';
import styles from './webhooks.module.css';

const SHOWN = 50;
const TONES: Readonly<Record<Delivery['state'], CategoryTone>> = {
  waiting: 'cyan',
  delivered: 'green',
  failed: 'orange',
};

interface DeliveriesDialogProps {
  readonly webhook: Webhook;
  readonly onClosed: () => void;
}

/** What a webhook was told last, and what came of it. */
export function DeliveriesDialog({ webhook: { id, url }, onClosed }: DeliveriesDialogProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { busy, run } = useAction();
  const [open, setOpen] = useState(true);
  const { data, isError, refetch } = useQuery({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: () => listDeliveries(id, { limit: SHOWN }),
    staleTime: 0,
  });
  const replay = (delivery: Delivery) =>
    run(async () => {
      await replayDelivery(id, delivery.id);
      await refetch();
    }, t('webhooks.replayed'));
  const reason = (error: string) => {
    const known = failureReason(error);
    return known === undefined ? error : t(`webhooks.unreached.${known}`);
  };
  const outcome = ({ created_at: at, status, error, attempts }: Delivery) =>
    [
      formatMoment(at, locale, true),
      ...(status === null ? [] : [t('webhooks.status', { status })]),
      ...(status === null && error !== null ? [reason(error)] : []),
      ...(attempts > 1 ? [t('webhooks.attempts', { count: attempts })] : []),
    ].join(' · ');

  return (
    <Modal
      open={open}
      title={t('webhooks.deliveries')}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      <p className={styles.target}>{url}</p>
      {isError ? <LoadFailed title={t('webhooks.loadFailed')} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton active /> : null}
      {data?.items.length === 0 ? <p>{t('webhooks.nothingYet')}</p> : null}
      <ul className={styles.deliveries}>
        {data?.items.map((delivery) => (
          <li key={delivery.id}>
            <span className={styles.what}>
              {t(`kinds.${kindOfUrl(delivery.kind)}`)} ·{' '}
              {delivery.version === null
                ? t('webhooks.removal')
                : t('webhooks.version', { version: delivery.version })}
            </span>
            <Badge tone={TONES[delivery.state]}>{t(`webhooks.states.${delivery.state}`)}</Badge>
            <span className={styles.fact}>{outcome(delivery)}</span>
            {delivery.state === 'waiting' ? null : (
              <Button size="small" disabled={busy} onClick={() => replay(delivery)}>
                {t('webhooks.replay')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
