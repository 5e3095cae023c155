import type { Version } from '@site/api-client';
import { Link } from '@tanstack/react-router';
import { Button, Timeline } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import { formatMoment } from '../../../shared/text';
import { Badge } from '../../../shared/ui/admin';
import styles from './history.module.css';

interface VersionTimelineProps {
  readonly versions: readonly Version[];
  /** Path of the history. */
  readonly at: string;
  readonly chosen: number;
  /** The first that is kept. */
  readonly oldest: number;
  readonly more: { readonly busy: boolean; readonly load: () => void } | undefined;
}

/** Who changed what, and when: each a link to the version. */
export function VersionTimeline({ versions, at, chosen, oldest, more }: VersionTimelineProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const fieldsOf = ({ changed, version, from_bin: fromBin }: Version) => {
    const fields = changed.map((name) => t(`fields.${name}`, name)).join(', ');
    if (fromBin) return t(fields === '' ? 'history.fromBin' : 'history.fromBinChanged', { fields });
    if (fields !== '') return fields;
    if (version > 1) return t(version === oldest ? 'history.oldest' : 'history.nothing');
    return t('history.first');
  };
  return (
    <nav aria-label={t('history.versions')} className={styles.versions}>
      <Timeline
        items={versions.map((one, place) => ({
          key: one.version,
          content: (
            <Link
              to={at}
              search={{ version: one.version }}
              resetScroll={false}
              className={styles.version}
              {...(one.version === chosen && { 'aria-current': 'true' as const })}
            >
              <span className={styles.moment}>
                {formatMoment(one.edited_at, locale, true)}
                {place === 0 ? <Badge tone="green">{t('history.current')}</Badge> : null}
              </span>
              <span>{one.edited_by ?? t('history.nobody')}</span>
              <span className={styles.fields} title={fieldsOf(one)}>
                {fieldsOf(one)}
              </span>
            </Link>
          ),
        }))}
      />
      {more === undefined ? null : (
        <Button disabled={more.busy} onClick={more.load}>
          {t('history.older')}
        </Button>
      )}
    </nav>
  );
}
