import type { JournalEntry } from '@site/api-client';
import type { CategoryTone } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../../features/list-records';
import { useLocale } from '../../../../shared/i18n';
import { dateFormat, formatMoment } from '../../../../shared/text';
import { Badge, CellText } from '../../../../shared/ui/admin';
import { useKindName } from '../model/use-kind-name';
import { EntrySubject } from './entry-subject';
import styles from './journal.module.css';

/** Of what is gained, of what is lost or tried in vain; anything else is as usual. */
const TONES: Readonly<Partial<Record<JournalEntry['action'], CategoryTone>>> = {
  published: 'green',
  restored: 'green',
  granted: 'green',
  second_factor_added: 'green',
  key_made: 'green',
  withdrawn: 'orange',
  erased: 'orange',
  expired: 'orange',
  revoked: 'orange',
  key_revoked: 'orange',
  second_factor_removed: 'orange',
  recovery_code_used: 'orange',
  sign_in_refused: 'orange',
};

export function useJournalColumns(): readonly Column<JournalEntry>[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const kindName = useKindName();
  // Nothing is older than a year.
  const moment = dateFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return [
    {
      name: 'at',
      title: t('journal.at'),
      width: 15,
      render: ({ at }) => <span title={formatMoment(at, locale, true)}>{moment.format(new Date(at))}</span>,
    },
    {
      name: 'action',
      title: t('journal.action'),
      width: 19,
      render: ({ action }) => <Badge tone={TONES[action] ?? 'grey'}>{t(`journal.actions.${action}`)}</Badge>,
    },
    {
      name: 'done_by',
      title: t('journal.by'),
      width: 18,
      render: ({ done_by: name, action }) => (
        <span className={styles.person}>
          {name !== null ? <CellText>{name}</CellText> : action === 'expired' ? t('journal.system') : '–'}
        </span>
      ),
    },
    {
      name: 'kind',
      title: t('bin.kind'),
      width: 15,
      place: 'subtitle',
      render: ({ kind }) => kindName(kind),
    },
    {
      name: 'title',
      title: t('journal.subject'),
      width: 33,
      place: 'title',
      render: (entry) => <EntrySubject entry={entry} />,
    },
  ];
}
