import { ApiError } from '@site/api-client';
import { useParams } from '@tanstack/react-router';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useSession } from '../../../entities/session';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { failureText, toast } from '../../../shared/ui/toast';
import { lastList } from '../listing/last-list';
import { ButtonLink } from '../ui/button-link';
import { PageHeader } from '../ui/page-header';
import { draftOf } from './draft';
import styles from './form.module.css';
import { RecordForm } from './record-form';
import type { RecordKind, Values } from './record-kind';
import { useRecordEditor } from './use-record-editor';

interface RecordPageProps<TRecord, TValues extends Values> {
  readonly kind: RecordKind<TRecord, TValues>;
  /** Names the record where there is only one of its kind, and its address therefore does not. */
  readonly only?: string;
  /** Told after every save, before the screen is left. */
  readonly onSaved?: () => Promise<void>;
}

/** The screen on which a record is made, or changed when its address has an id. */
export function RecordPage<TRecord, TValues extends Values>({
  only,
  ...page
}: RecordPageProps<TRecord, TValues>) {
  const { id = only } = useParams({ strict: false }) as { id?: string };
  return <Editor key={id ?? 'new'} {...page} id={id} />;
}

function Editor<TRecord, TValues extends Values>({
  kind,
  id,
  onSaved,
}: Omit<RecordPageProps<TRecord, TValues>, 'only'> & { readonly id: string | undefined }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const state = useSession(locale);
  const [empty] = useState(kind.empty);
  const editor = useRecordEditor(id, kind.calls);
  const { data, error, refetch } = editor.loaded;
  const stored = id === undefined ? empty : data && kind.calls.valuesOf(data.value);
  const userId = 'user' in state ? state.user.id : '';
  const draft = draftOf({ userId, kind: kind.calls.kind, id, stored: stored ?? empty });
  const text = (name: string) => t(`${kind.texts}.${name}`);
  useLoadFailure(error);
  return (
    <>
      <PageHeader
        title={text(id === undefined ? 'create' : 'edit')}
        back={{ to: kind.list, label: t('form.back'), search: lastList(kind.list), onLeave: draft.clear }}
      >
        {id === undefined || stored === undefined || kind.publicAddress === undefined ? null : (
          <a className={styles.view} href={kind.publicAddress(id, locale)} target="_blank" rel="noreferrer">
            {t(kind.view ?? 'form.view')}
          </a>
        )}
      </PageHeader>
      {content()}
    </>
  );

  function content() {
    if (stored !== undefined) {
      return (
        <RecordForm kind={kind} editor={editor} stored={stored} draft={draft} id={id} onSaved={onSaved} />
      );
    }
    if (error === null) {
      return (
        <>
          <p role="status">{t('loading')}</p>
          <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
        </>
      );
    }
    if (isUnknown(error)) {
      return (
        <Alert
          className={styles.trouble ?? ''}
          type="warning"
          title={text('unknown')}
          description={text('unknownText')}
          action={
            <ButtonLink to={kind.list} search={lastList(kind.list)}>
              {t('form.toList')}
            </ButtonLink>
          }
        />
      );
    }
    return (
      <Alert
        className={styles.trouble ?? ''}
        type="error"
        title={text('loadFailed')}
        description={failureText(error, t('unreachable'))}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  }
}

/** 422: the address holds something that cannot be an id. */
function isUnknown(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

function useLoadFailure(error: Error | null): void {
  const { t } = useTranslation('admin');
  const title = t('error');
  const unreachable = t('unreachable');
  useEffect(() => {
    if (error === null || isUnknown(error)) return;
    toast({ title, description: failureText(error, unreachable), tone: 'destructive' });
  }, [error, title, unreachable]);
}
