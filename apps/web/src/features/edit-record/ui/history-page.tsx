import { ApiError } from '@site/api-client';
import { useSearch } from '@tanstack/react-router';
import { Empty } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lastList } from '../../../entities/content';
import { useLocale } from '../../../shared/i18n';
import { Breadcrumbs, LoadFailed, PageHeader, ScreenSkeleton } from '../../../shared/ui/admin';
import { historyOf, type HistoryKind } from '../model/record-kind';
import { useVersion, useVersions } from '../model/use-versions';
import styles from './history.module.css';
import { VersionComparison } from './version-comparison';
import { VersionTimeline } from './version-timeline';

interface HistoryPageProps {
  readonly kind: HistoryKind;
  readonly id: string;
  /** Told after a version has been restored. */
  readonly onRestored: (() => Promise<void>) | undefined;
}

/** All that a record has said; on a phone the versions, then the one that was chosen. */
export function HistoryPage({ kind, id, onRestored }: HistoryPageProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const asked = Number(useSearch({ strict: false }).version);
  const { versions, newest, oldest, error, retry, more } = useVersions(kind, id);
  const { data: standing } = useVersion(kind, id, newest);
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = Number.isInteger(asked) && asked >= oldest && asked <= newest;
  const form = { to: kind.addressOf(id), label: t(`${kind.texts}.edit`) };
  const name = standing && kind.copies ? kind.copies.nameOf(standing.values as never, locale) : form.label;
  const list =
    kind.section === undefined
      ? []
      : [{ to: kind.list, search: lastList(kind.list), label: t(kind.section) }];
  return (
    <>
      <PageHeader
        title={t('history.title')}
        back={{ to: form.to, label: t(kind.copies ? 'history.back' : 'form.back') }}
        trail={<Breadcrumbs ways={[...list, form]} title={t('history.title')} />}
      />
      {content()}
    </>
  );

  function content() {
    if (versions?.length === 0) return nothing();
    if (versions !== undefined) {
      return (
        <div className={styles.history} data-chosen={isChosen}>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            {name}
          </h2>
          <VersionTimeline
            versions={versions}
            at={historyOf(kind, id)}
            chosen={isChosen ? asked : newest}
            oldest={oldest}
            more={more}
          />
          <VersionComparison
            key={isChosen ? asked : newest}
            kind={kind}
            id={id}
            chosen={isChosen ? asked : newest}
            range={{ oldest, newest }}
            onRestored={async () => {
              await onRestored?.();
              heading.current?.focus();
            }}
          />
        </div>
      );
    }
    if (error === null) return <ScreenSkeleton text={t('loading')} />;
    // 422: the address holds something that cannot be an id.
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return nothing();
    return <LoadFailed title={t('history.loadFailed')} error={error} onRetry={retry} />;
  }

  function nothing() {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('history.empty')} />;
  }
}
