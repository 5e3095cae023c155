import { ApiError } from '@site/api-client';
import { useParams } from '@tanstack/react-router';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { draftOf } from '../editing/draft';
import { useRecordEditor } from '../editing/use-record-editor';
import { useSession } from '../../../entities/session';
import { useLocale } from '../../../shared/i18n';
import { failureText } from '../../../shared/ui/toast';
import { ButtonLink } from '../ui/button-link';
import { PageHeader } from '../ui/page-header';
import { projectCalls, publicAddress } from './project-calls';
import { ProjectForm } from './project-form';
import styles from './project-form-page.module.css';
import { lastList } from './project-list.address';
import { DRAFT_FIELDS, EMPTY_PROJECT } from './project-rules';

export function ProjectFormPage() {
  const { id } = useParams({ strict: false }) as { id?: string };
  return <ProjectEditor key={id ?? 'new'} id={id} />;
}

function ProjectEditor({ id }: { id: string | undefined }) {
  const { t } = useTranslation('admin');
  const editor = useRecordEditor(id, projectCalls);
  const locale = useLocale();
  const state = useSession(locale);
  const userId = 'user' in state ? state.user.id : '';
  const { data, error, refetch } = editor.loaded;
  const stored = id === undefined ? EMPTY_PROJECT : data && projectCalls.bodyOf(data.value);
  const draft = draftOf({
    userId,
    kind: projectCalls.kind,
    id,
    stored: stored ?? EMPTY_PROJECT,
    fields: DRAFT_FIELDS,
  });
  return (
    <>
      <PageHeader
        title={t(id === undefined ? 'form.createProject' : 'form.editProject')}
        back={{ to: '/admin/projects', label: t('form.back'), search: lastList(), onLeave: draft.clear }}
      >
        {id === undefined || stored === undefined ? null : (
          <a className={styles.view} href={publicAddress(id, locale)} target="_blank" rel="noreferrer">
            {t('form.view')}
          </a>
        )}
      </PageHeader>
      {content()}
    </>
  );

  function content() {
    if (stored !== undefined) return <ProjectForm editor={editor} stored={stored} draft={draft} id={id} />;
    if (error === null) {
      return (
        <>
          <p role="status">{t('loading')}</p>
          <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
        </>
      );
    }
    const unknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
    return (
      <Alert
        type={unknown ? 'warning' : 'error'}
        title={t(unknown ? 'form.notFoundTitle' : 'form.loadFailed')}
        description={unknown ? t('form.notFoundText') : failureText(error, t('unreachable'))}
        action={
          unknown ? (
            <ButtonLink to="/admin/projects" search={lastList()}>
              {t('form.toList')}
            </ButtonLink>
          ) : (
            <Button onClick={() => void refetch()}>{t('retry')}</Button>
          )
        }
      />
    );
  }
}
