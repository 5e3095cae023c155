import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../../shared/text';
import { Badge } from '../../../../shared/ui/admin';

// Day, month, year in both languages: an English day of this form is British.
const DAY = dateFormat('fr', { day: '2-digit', month: '2-digit', year: 'numeric' });

interface PublicationDayProps {
  readonly moment: string;
  /** In milliseconds; what is published later is marked. */
  readonly now: number;
}

/** The day of publication in Abidjan, wherever it is read. */
export function PublicationDay({ moment, now }: PublicationDayProps) {
  const { t } = useTranslation('admin');
  const published = new Date(moment);
  return (
    <>
      <time dateTime={moment}>{DAY.format(published)}</time>
      {published.getTime() > now ? <Badge tone="orange">{t('newsVisibility.scheduled')}</Badge> : null}
    </>
  );
}
