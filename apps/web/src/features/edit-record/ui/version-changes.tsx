import type { WholeVersion } from '@site/api-client';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import { formatMoment, type FieldName } from '../../../shared/text';
import type { HistoryKind } from '../model/record-kind';
import { FieldChange } from './field-change';
import styles from './history.module.css';

interface VersionChangesProps {
  readonly kind: HistoryKind;
  readonly older: WholeVersion;
  readonly newer: WholeVersion;
  /** Number of the version that stands. */
  readonly newest: number;
  /** Whether fields that are alike are shown, too. */
  readonly whole: boolean;
  /** Why a field cannot be written again, by its name. */
  readonly refused: ReadonlyMap<string, string>;
}

/** What two versions say, field by field. */
export function VersionChanges({ kind, older, newer, newest, whole, refused }: VersionChangesProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  // What a version did not know of stays as it is.
  const before = kind.valuesOf({ ...newer.values, ...older.values } as never);
  const after = kind.valuesOf(newer.values as never);
  const names = Object.keys(kind.rules) as FieldName[];
  const shown = names.filter((name) => whole || before[name] !== after[name] || refused.has(name));
  const titleOf = ({ version, edited_at: at }: WholeVersion) =>
    version === newest ? t('history.standing') : t('history.of', { moment: formatMoment(at, locale, true) });
  if (shown.length === 0) return <p>{t('history.same')}</p>;
  return (
    <dl className={styles.changes}>
      {shown.map((name) => (
        <FieldChange
          key={name}
          name={name}
          rule={kind.rules[name] ?? {}}
          refused={refused.get(name)}
          older={older === newer ? undefined : { title: titleOf(older), value: before[name] ?? '' }}
          newer={{ title: titleOf(newer), value: after[name] ?? '' }}
        />
      ))}
    </dl>
  );
}
