import type { ApiKey } from '@site/api-client';
import type { CategoryTone } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../../../features/list-records';
import { useLocale } from '../../../../../shared/i18n';
import { formatMoment } from '../../../../../shared/text';
import { Badge, CellText } from '../../../../../shared/ui/admin';
import { scopeKey } from '../model/api-key-list';
import { validityOf, type Validity } from '../model/lifetime';

const TONES: Readonly<Record<Validity, CategoryTone>> = {
  lasting: 'green',
  ending: 'green',
  soon: 'orange',
  expired: 'orange',
};

export function useApiKeyColumns(): readonly Column<ApiKey>[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return [
    {
      name: 'name',
      title: t('apiKeys.name'),
      width: 20,
      place: 'title',
      render: ({ name }) => <CellText>{name}</CellText>,
    },
    {
      name: 'hint',
      title: t('apiKeys.hint'),
      width: 17,
      place: 'whole',
      render: ({ hint }) => <code>{hint}…</code>,
    },
    {
      name: 'expires_at',
      title: t('apiKeys.end'),
      width: 16,
      render: ({ expires_at: end }) => {
        const validity = validityOf(end);
        const day = end === null ? '' : formatMoment(end, locale);
        return <Badge tone={TONES[validity]}>{t(`apiKeys.validity.${validity}`, { day })}</Badge>;
      },
    },
    {
      name: 'scopes',
      title: t('apiKeys.scopes'),
      width: 20,
      place: 'whole',
      render: ({ scopes }) => scopes.map((scope) => t(`${scopeKey(scope)}.name`)).join(', '),
    },
    {
      name: 'last_used_at',
      title: t('apiKeys.lastUsed'),
      width: 12,
      place: 'whole',
      labelled: true,
      render: ({ last_used_at: at }) => (at === null ? t('apiKeys.never') : formatMoment(at, locale, true)),
    },
    {
      name: 'made_by',
      title: t('apiKeys.madeBy'),
      width: 15,
      place: 'subtitle',
      render: ({ made_by: name }) => <CellText>{name}</CellText>,
    },
  ];
}
