import { ApiError } from '@site/api-client';
import { Link, useParams, useRouterState, useSearch } from '@tanstack/react-router';
import { Alert } from 'antd';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lastList } from '../../../entities/content';
import { draftOf } from '../../../entities/draft';
import { useSession } from '../../../entities/session';
import { rememberVisit } from '../../../entities/visit';
import { useLocale } from '../../../shared/i18n';
import { Breadcrumbs, ButtonLink, LoadFailed, PageHeader, ScreenSkeleton } from '../../../shared/ui/admin';
import { historyOf, sourceOf, type RecordKind } from '../model/record-kind';
import { useDiscardChanges, useResumed } from '../model/use-discard-changes';
import { useRecordEditor } from '../model/use-record-editor';
import styles from './form.module.css';
import { RecordForm } from './record-form';

const HistoryPage = lazy(async () => ({ default: (await import('./history-page')).HistoryPage }));

interface RecordPageProps<TRecord> {
  readonly kind: RecordKind<TRecord>;
  /** Names the record where there is only one of its kind, and its address therefore does not. */
  readonly only?: string;
  /** Told after every save, before the screen is left. */
  readonly onSaved?: () => Promise<void>;
  /** What else can be done with a stored record. */
  readonly actionsOf?: (stored: StoredRecord<TRecord>) => ReactNode;
}

interface StoredRecord<TRecord> {
  readonly record: TRecord;
  /** Of the version that the form was filled in with. */
  readonly etag: string;
  /** What was typed is not wanted any more. */
  readonly forgetDraft: () => void;
}

/** The screens of a record: where it is made, be it as a copy (`?from=`), where it is changed, and its history. */
export function RecordPage<TRecord>({ only, ...page }: RecordPageProps<TRecord>) {
  const { t } = useTranslation('admin');
  const { id = only } = useParams({ strict: false });
  const { from } = useSearch({ strict: false });
  const isHistory = useRouterState({ select: ({ location }) => location.pathname.endsWith('/history') });
  const resumed = useResumed();
  const { versionsOf } = page.kind;
  if (isHistory && id !== undefined && versionsOf !== undefined) {
    return (
      <Suspense fallback={<ScreenSkeleton text={t('loading')} />}>
        <HistoryPage kind={{ ...page.kind, versionsOf }} id={id} onRestored={page.onSaved} />
      </Suspense>
    );
  }
  const copied = id === undefined && page.kind.copies ? from : undefined;
  return <Editor key={`${id ?? 'new'} ${copied ?? ''} ${resumed}`} {...page} id={id} from={copied} />;
}

interface EditorProps<TRecord> extends Omit<RecordPageProps<TRecord>, 'only'> {
  readonly id: string | undefined;
  readonly from: string | undefined;
}

function Editor<TRecord>({ kind, id, from, onSaved, actionsOf }: EditorProps<TRecord>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const state = useSession(locale);
  const [empty] = useState(kind.empty);
  const editor = useRecordEditor({ id, from }, kind);
  const { data, error, refetch } = editor.loaded;
  const isNew = id === undefined;
  const { valuesOf } = (isNew ? kind.copies : undefined) ?? kind;
  const stored = isNew && from === undefined ? empty : data && valuesOf(data.value);
  const userId = 'user' in state ? state.user.id : '';
  const draftId = id ?? (from === undefined ? undefined : `new from ${from}`);
  const draft = draftOf({
    userId,
    kind: kind.name,
    id: draftId,
    stored: stored ?? empty,
    etag: isNew ? undefined : data?.etag,
  });
  const text = (name: string) => t(`${kind.texts}.${name}`);
  const address = data && !isNew ? kind.publicAddress?.(data.value, locale) : undefined;
  const title = text(isNew ? 'create' : 'edit');
  const name = data && kind.copies?.nameOf(data.value, locale);
  useEffect(() => {
    if (id !== undefined && name !== undefined) rememberVisit({ href: `${kind.list}/${id}`, name });
  }, [id, kind.list, name]);
  const leave = useDiscardChanges(draft, sourceOf(kind, id));
  const list = { to: kind.list, search: lastList(kind.list) };
  const isThere = !isNew && !(error !== null && isUnknown(error));
  return (
    <>
      <PageHeader
        title={title}
        back={{ ...list, onLeave: leave, label: t('form.back') }}
        trail={
          kind.section === undefined ? null : (
            <Breadcrumbs ways={[{ ...list, label: t(kind.section) }]} onLeave={leave} title={title} />
          )
        }
      >
        {!isThere || !kind.copies ? null : (
          <Link className={`${styles.view}`} to={kind.copies.to} search={{ from: id }}>
            {t('form.copy')}
          </Link>
        )}
        {!isThere || !kind.versionsOf ? null : (
          <Link className={`${styles.view}`} to={historyOf(kind, id)}>
            {t('form.history')}
          </Link>
        )}
        {address === undefined ? null : (
          <a className={styles.view} href={address} target="_blank" rel="noreferrer">
            {t(kind.view ?? 'form.view')}
          </a>
        )}
        {isNew || data === undefined
          ? null
          : actionsOf?.({ record: data.value, etag: data.etag ?? '', forgetDraft: draft.clear })}
      </PageHeader>
      {content()}
    </>
  );

  function content() {
    if (stored !== undefined) {
      return (
        <RecordForm
          kind={kind}
          editor={editor}
          stored={stored}
          draft={draft}
          id={id}
          onLeave={leave}
          onSaved={onSaved}
        >
          {isNew && data && kind.copies ? (
            <p className={styles.restored} role="status">
              {t('form.copied', { name })}
            </p>
          ) : null}
        </RecordForm>
      );
    }
    if (error === null) {
      return <ScreenSkeleton text={t('loading')} />;
    }
    if (isUnknown(error)) {
      return (
        <Alert
          className={styles.trouble ?? ''}
          type="warning"
          title={text('unknown')}
          description={text('unknownText')}
          action={<ButtonLink {...list}>{t('toList')}</ButtonLink>}
        />
      );
    }
    return (
      <LoadFailed
        className={styles.trouble}
        title={text('loadFailed')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
}

/** 422: the address holds something that cannot be an id. */
function isUnknown(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
