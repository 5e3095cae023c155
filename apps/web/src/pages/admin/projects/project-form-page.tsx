import { ApiError } from '@site/api-client';
import { useParams } from '@tanstack/react-router';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRecordEditor } from '../editing/use-record-editor';
import { failureText } from '../../../shared/ui/toast';
import { ButtonLink } from '../ui/button-link';
import { PageHeader } from '../ui/page-header';
import { projectCalls } from './project-calls';
import { ProjectForm } from './project-form';
import { EMPTY_PROJECT } from './project-rules';

export function ProjectFormPage() {
  const { id } = useParams({ strict: false }) as { id?: string };
  return <ProjectEditor key={id ?? 'new'} id={id} />;
}

function ProjectEditor({ id }: { id: string | undefined }) {
  const { t } = useTranslation('admin');
  const editor = useRecordEditor(id, projectCalls);
  const { data, error, refetch } = editor.loaded;
  return (
    <>
      <PageHeader
        title={t(id === undefined ? 'form.createProject' : 'form.editProject')}
        back={{ to: '/admin/projects', label: t('form.back') }}
      />
      {content()}
    </>
  );

  function content() {
    if (id === undefined)
      return <ProjectForm editor={editor} stored={EMPTY_PROJECT} doneText={t('projects.created')} />;
    if (data !== undefined) {
      return (
        <ProjectForm
          editor={editor}
          stored={projectCalls.bodyOf(data.value)}
          doneText={t('projects.revised')}
        />
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
    const unknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
    return (
      <Alert
        type={unknown ? 'warning' : 'error'}
        title={t(unknown ? 'form.notFoundTitle' : 'form.loadFailed')}
        description={unknown ? t('form.notFoundText') : failureText(error, t('unreachable'))}
        action={
          unknown ? (
            <ButtonLink to="/admin/projects">{t('form.toList')}</ButtonLink>
          ) : (
            <Button onClick={() => void refetch()}>{t('retry')}</Button>
          )
        }
      />
    );
  }
}
