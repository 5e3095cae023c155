import type { Webhook } from '@site/api-client';
import { useTranslation } from 'react-i18next';
import { kindOfUrl } from '../../../../../entities/content';
import type { Column } from '../../../../../features/list-records';
import { useLocale } from '../../../../../shared/i18n';
import { formatMoment } from '../../../../../shared/text';
import { Badge, CellText } from '../../../../../shared/ui/admin';

export function useWebhookColumns(): readonly Column<Webhook>[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return [
    {
      name: 'url',
      title: t('webhooks.url'),
      width: 40,
      place: 'title',
      render: ({ url }) => <CellText>{url}</CellText>,
    },
    {
      name: 'kinds',
      title: t('webhooks.kinds'),
      width: 26,
      place: 'whole',
      render: ({ kinds }) => kinds.map((kind) => t(`kinds.${kindOfUrl(kind)}`)).join(', '),
    },
    {
      name: 'state',
      title: t('webhooks.state'),
      width: 18,
      place: 'whole',
      render: ({ waiting, failures }) =>
        failures > 0 ? (
          <Badge tone="orange">
            {waiting > 0 ? t('webhooks.failing', { count: waiting }) : t('webhooks.givenUp')}
          </Badge>
        ) : waiting > 0 ? (
          <Badge tone="cyan">{t('webhooks.waiting', { count: waiting })}</Badge>
        ) : (
          <Badge tone="green">{t('webhooks.inStep')}</Badge>
        ),
    },
    {
      name: 'created_at',
      title: t('webhooks.since'),
      width: 16,
      render: ({ created_at: at }) => formatMoment(at, locale),
    },
  ];
}
