import type { JournalEntry } from '@site/api-client';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { kindOfUrl, kindPath } from '../../../../entities/content';
import { CellText, RecordLink } from '../../../../shared/ui/admin';
import { useKindName } from '../model/use-kind-name';
import styles from './journal.module.css';

/** What something was done to, with the way there while there is one. */
export function EntrySubject({
  entry: { kind, record, title, binned, amount },
}: {
  readonly entry: JournalEntry;
}) {
  const { t } = useTranslation('admin');
  const kindName = useKindName();
  const content = kindOfUrl(kind);
  if (amount !== null) return t('journal.amount', { kind: kindName(kind), count: amount });
  if (kind === 'settings') return <Link to="/admin/settings">{kindName(kind)}</Link>;
  if (record === null || (title === null && content === undefined && kind !== 'users')) {
    return kindName(kind);
  }
  if (title === null)
    return (
      <span className={styles.gone}>{t(`journal.gone.${kind === 'users' ? 'account' : 'record'}`)}</span>
    );
  if (kind === 'users') {
    return (
      <Link to="/admin/users" search={{ q: title }}>
        <CellText>{title}</CellText>
      </Link>
    );
  }
  if (!binned && content !== undefined) {
    return (
      <RecordLink path={`/admin${kindPath(content)}`} id={record} lang="fr">
        {title}
      </RecordLink>
    );
  }
  return (
    <span className={styles.binned}>
      <CellText lang="fr">{title}</CellText>
      <Link to="/admin/bin" search={{ kind }}>
        {t('menu.bin')}
      </Link>
    </span>
  );
}
