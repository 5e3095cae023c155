import type { Announcement } from '@site/api-client';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';

/** When it was sent, to how many, and how far that is. */
export function AnnouncedNote({
  announced: { at, recipients, waiting },
}: {
  readonly announced: NonNullable<Announcement['announced']>;
}) {
  const { t } = useTranslation('admin');
  const moment = formatMoment(at, useLocale(), true);
  return (
    <Alert
      type={waiting > 0 ? 'info' : 'success'}
      role="status"
      showIcon
      title={t('announcement.announced', { moment, count: recipients })}
      description={waiting > 0 ? t('announcement.waiting', { count: waiting }) : t('announcement.sent')}
    />
  );
}
