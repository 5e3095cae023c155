import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Checkbox, Segmented, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, ScreenSkeleton } from '../../../shared/ui/admin';
import { historyOf, type HistoryKind } from '../model/record-kind';
import { bringsBack, useRestoration } from '../model/use-restoration';
import { useVersion } from '../model/use-versions';
import { ConflictTitle } from './conflict-title';
import styles from './history.module.css';
import { VersionChanges } from './version-changes';

interface VersionComparisonProps {
  readonly kind: HistoryKind;
  readonly id: string;
  readonly chosen: number;
  readonly range: { readonly oldest: number; readonly newest: number };
  readonly onRestored: () => Promise<void>;
}

/** One version beside the one that stands, or beside the one before it. */
export function VersionComparison({ kind, id, chosen, range, onRestored }: VersionComparisonProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { oldest, newest } = range;
  const asked = useSearch({ strict: false }).with === 'previous';
  const toPrevious = (asked || chosen === newest) && chosen > oldest;
  const other = toPrevious ? chosen - 1 : newest;
  const reads = [
    useVersion(kind, id, Math.min(chosen, other)),
    useVersion(kind, id, Math.max(chosen, other)),
    useVersion(kind, id, newest),
  ] as const;
  const [{ data: older }, { data: newer }, { data: standing }] = reads;
  const failed = reads.filter(({ isError }) => isError);
  const [whole, setWhole] = useState(false);
  const { busy, refused, conflict, waiting, restore, takeToForm, toForm } = useRestoration({
    ...{ kind, id, chosen, newest, onRestored },
  });
  const isThere = older !== undefined && newer !== undefined && standing !== undefined;
  const said = toPrevious ? newer : older;
  const wouldChange = said && standing && bringsBack(kind, said.values, standing.values);
  const take = () => takeToForm(said?.values ?? {}, standing?.values ?? {});
  return (
    <section className={styles.comparison} aria-label={t('history.comparison')}>
      <Link to={historyOf(kind, id)} search={{}} className={styles.toVersions}>
        {t('history.all')}
      </Link>
      {oldest === newest ? (
        <p>{t('history.alone')}</p>
      ) : (
        <div className={styles.tools}>
          {chosen === newest || wouldChange === false ? null : (
            <Button type="primary" disabled={busy || !isThere} onClick={restore}>
              {t('history.restore')}
            </Button>
          )}
          {chosen === newest || chosen === oldest ? null : (
            <Segmented
              tabIndex={-1}
              aria-label={t('history.with')}
              value={toPrevious ? 'previous' : 'current'}
              options={['current', 'previous'].map((value) => ({
                value,
                label: t(`history.compare.${value}`),
              }))}
              onChange={(value) =>
                void navigate({
                  to: historyOf(kind, id),
                  search: { version: chosen, ...(value === 'previous' && { with: value }) },
                  resetScroll: false,
                })
              }
            />
          )}
          <Checkbox checked={whole} onChange={({ target }) => setWhole(target.checked)}>
            {t('history.whole')}
          </Checkbox>
        </div>
      )}
      {conflict === undefined ? null : (
        <Alert
          type="warning"
          showIcon
          title={<ConflictTitle {...conflict} />}
          description={t('history.conflict')}
        />
      )}
      {refused.size === 0 ? null : (
        <Alert
          type="error"
          showIcon
          title={t('history.refused')}
          description={t('history.refusedText')}
          action={waiting ? null : <Button onClick={take}>{t('history.toForm')}</Button>}
        />
      )}
      {waiting ? (
        <Alert
          type="warning"
          showIcon
          title={t('history.waiting')}
          description={t('history.waitingText')}
          action={
            <Space orientation="vertical">
              <Button onClick={toForm}>{t('history.keepTyped')}</Button>
              <Button danger onClick={take}>
                {t('history.replaceTyped')}
              </Button>
            </Space>
          }
        />
      ) : null}
      {isThere ? (
        <VersionChanges
          kind={kind}
          older={older}
          newer={newer}
          newest={newest}
          whole={whole || oldest === newest}
          refused={refused}
        />
      ) : failed.length > 0 ? (
        <LoadFailed
          title={t('history.versionFailed')}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      ) : (
        <ScreenSkeleton text={t('loading')} />
      )}
    </section>
  );
}
