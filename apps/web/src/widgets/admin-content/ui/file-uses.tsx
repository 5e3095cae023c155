import type { NamedRecord } from '@site/api-client';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { kindOfUrl, kindPath } from '../../../entities/content';
import { RecordLink } from '../../../shared/ui/admin';
import styles from './file-uses.module.css';

interface FileUsesProps {
  readonly records: readonly NamedRecord[];
  /** How many are named; the others are counted. */
  readonly most?: number;
}

/** The records that show a file, each with the way to it. */
export function FileUses({ records, most = records.length }: FileUsesProps) {
  const { t } = useTranslation('admin');
  if (records.length === 0) return t('media.unused');
  const more = records.length - most;
  return (
    <ul className={styles.uses}>
      {records.slice(0, most).map((record) => (
        <li key={`${record.kind} ${record.id}`}>
          <Use record={record} />
        </li>
      ))}
      {more > 0 ? <li>{t('media.moreUses', { count: more })}</li> : null}
    </ul>
  );
}

function Use({ record: { kind, id, title, binned } }: { readonly record: NamedRecord }) {
  const { t } = useTranslation('admin');
  const content = kindOfUrl(kind);
  if (content === undefined) return <Link to="/admin/settings">{t('menu.settings')}</Link>;
  const name = title ?? t('untitled');
  if (binned) {
    return (
      <Link to="/admin/bin" search={{ kind }} lang="fr">
        {t('media.binned', { name })}
      </Link>
    );
  }
  return (
    <RecordLink path={`/admin${kindPath(content)}`} id={id} lang="fr">
      {name}
    </RecordLink>
  );
}
