import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import type { Conflict } from '../model/use-record-editor';
import { momentParts } from '../model/moment-parts';

/** Who saved first, and when, as far as that is known. */
export function ConflictTitle({ changedBy, changedAt }: Pick<Conflict, 'changedBy' | 'changedAt'>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  if (changedBy === undefined || changedAt === undefined) return t('conflict.title');
  const { day, time } = momentParts(new Date(changedAt), new Date(), locale);
  return day === undefined
    ? t('conflict.titleToday', { name: changedBy, time })
    : t('conflict.titleOnDay', { name: changedBy, day, time });
}
