import type { Overview } from '@site/api-client';
import type { ContentKind, Locale } from '@site/vocabulary';
import { Link } from '@tanstack/react-router';
import { Alert } from 'antd';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { kindPath } from '../../../../entities/content';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import type { FarAbove } from '../model/far-above';
import styles from './dashboard-page.module.css';

interface AttentionProps {
  readonly overview: Overview | undefined;
  /** Kinds of which visitors are shown samples. */
  readonly samples: readonly ContentKind[];
  /** A stated number of projects that the list does not bear out. */
  readonly farAbove: FarAbove | undefined;
}

/** What waits for somebody to act; nothing while nothing does. */
export function Attention({ overview, samples, farAbove }: AttentionProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { waiting_accounts: accounts = 0, waiting_letters: letters = 0, sends_mail: mail } = overview ?? {};
  const lines = [
    accounts === 0 ? null : (
      <Link to="/admin/users">{t('dashboard.waitingAccounts', { count: accounts })}</Link>
    ),
    letters === 0 || mail === true ? null : t('dashboard.waitingLetters', { count: letters }),
    overview === undefined ? null : lateBackup(t, overview, locale),
    overview === undefined ? null : incompleteBackup(t, overview, locale),
    samples.length === 0 ? null : (
      <>
        {t('dashboard.samples')}
        {samples.map((kind, place) => (
          <Fragment key={kind}>
            {place === 0 ? ' ' : ', '}
            <Link to={`/admin${kindPath(kind)}`}>{t(`kinds.${kind}`)}</Link>
          </Fragment>
        ))}
      </>
    ),
    farAbove === undefined ? null : (
      <>
        {t('dashboard.farAbove', { ...farAbove })}{' '}
        <Link to="/admin/settings" hash="projects_figure">
          {t('dashboard.correctFigure')}
        </Link>
      </>
    ),
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.attention} aria-label={t('dashboard.attention')}>
      {lines.map((line, place) => (
        <li key={place}>
          <Alert type="warning" showIcon role="presentation" title={line} />
        </li>
      ))}
    </ul>
  );
}

function lateBackup(t: TFunction<'admin'>, overview: Overview, locale: Locale): string | null {
  const { backup_is_late: isLate, backs_up_nightly: isNightly, last_backup_at: at } = overview;
  if (!isLate) return null;
  if (at !== null) return t('dashboard.lateBackup', { at: formatMoment(at, locale, true) });
  return t(isNightly ? 'dashboard.noBackupYet' : 'dashboard.noBackup');
}

function incompleteBackup(t: TFunction<'admin'>, overview: Overview, locale: Locale): string | null {
  const { last_backup_missing: count, last_backup_at: at } = overview;
  if (count === 0 || at === null) return null;
  return t('dashboard.incompleteBackup', { count, at: formatMoment(at, locale, true) });
}
