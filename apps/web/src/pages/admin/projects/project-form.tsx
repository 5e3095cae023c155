import { ApiError, type Project } from '@site/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button, Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectQueries } from '../../../entities/project';
import { ConflictPanel } from '../editing/conflict-panel';
import type { Draft } from '../editing/draft';
import { RestoredNote } from '../editing/restored-note';
import { useSaveShortcut } from '../editing/use-save-shortcut';
import type { useRecordEditor } from '../editing/use-record-editor';
import { useLocale } from '../../../shared/i18n';
import { failureText, toast } from '../../../shared/ui/toast';
import { ButtonLink } from '../ui/button-link';
import { publicAddress, type ProjectBody } from './project-calls';
import { ProjectFields } from './project-fields';
import styles from './project-form-page.module.css';
import { lastList } from './project-list.address';
import { EMPTY_PROJECT } from './project-rules';
import { useComparedFields } from './use-compared-fields';

interface ProjectFormProps {
  readonly editor: ReturnType<typeof useRecordEditor<Project, ProjectBody>>;
  readonly stored: ProjectBody;
  readonly draft: Draft;
  readonly id: string | undefined;
}

export function ProjectForm({ editor, stored, draft, id }: ProjectFormProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [form] = Form.useForm<ProjectBody>();
  const [restored, setRestored] = useState(() => draft.read());
  const [uploading, setUploading] = useState(false);
  const [conflict, setConflict] = useState<{ theirs: ProjectBody; mine: ProjectBody }>();
  const panel = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const fields = useComparedFields();
  const closed = editor.saving || uploading;
  useSaveShortcut(() => {
    if (!closed) form.submit();
  });

  async function save(body: ProjectBody): Promise<void> {
    if (uploading) return;
    const outcome = await editor.save(body, async () => {
      draft.clear();
      toast({ title: t('success'), ...doneNotice() });
      queries.removeQueries({ queryKey: projectQueries.all() });
      // A new project stands first in the whole list; in a filtered one it might not be seen.
      await navigate({ to: '/admin/projects', search: id === undefined ? {} : lastList() });
    });
    if (outcome.kind === 'conflict') {
      setConflict({ theirs: outcome.theirs, mine: body });
      panel.current?.focus();
    } else if (outcome.kind === 'refused') {
      toast({
        title: t('error'),
        description: failureText(outcome.error, t('unreachable')),
        tone: 'destructive',
      });
      showAtFields(form, outcome.error);
    }
  }

  function doneNotice() {
    if (id === undefined) return { description: t('projects.created') };
    const href = publicAddress(id, locale);
    return { description: t('projects.revised'), link: { href, text: t('projects.view') } };
  }

  function reset(body: ProjectBody): void {
    draft.clear();
    form.setFieldsValue({ ...body, category: body.category || undefined } as ProjectBody);
    form.getFieldInstance('title_fr')?.focus();
  }

  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ ...stored, category: stored.category || undefined, ...restored }}
      onValuesChange={() => draft.keep(valuesOf(form, stored))}
      scrollToFirstError={{ focus: true, block: 'center', behavior: 'instant' }}
      onFinish={() => void save(valuesOf(form, stored))}
    >
      <p className={styles.hint}>{t('form.required')}</p>
      {Object.keys(restored).length === 0 ? null : (
        <RestoredNote
          className={styles.restored}
          disabled={closed}
          onDiscard={() => {
            reset(stored);
            setRestored({});
          }}
        />
      )}
      <div ref={panel} tabIndex={-1} className={styles.conflict}>
        {conflict === undefined ? null : (
          <ConflictPanel
            fields={fields}
            theirs={conflict.theirs}
            mine={conflict.mine}
            disabled={closed}
            onKeepMine={() => form.submit()}
            onTakeTheirs={() => {
              reset(conflict.theirs);
              setConflict(undefined);
            }}
          />
        )}
      </div>
      <ProjectFields stored={stored} disabled={editor.saving} onUploading={setUploading} />
      <div className={styles.actions}>
        <ButtonLink to="/admin/projects" search={lastList()} onClick={draft.clear}>
          {t('cancel')}
        </ButtonLink>
        <Button type="primary" htmlType="submit" disabled={closed} aria-keyshortcuts="Control+S">
          {editor.saving ? t('form.saving') : t('form.save')}
        </Button>
        <span className={styles.hint}>{t('form.saveShortcut')}</span>
      </div>
    </Form>
  );
}

/** Every field of the body, whether it was touched or not. */
function valuesOf(form: FormInstance<ProjectBody>, stored: ProjectBody): ProjectBody {
  const values = form.getFieldsValue(true) as Partial<ProjectBody>;
  return { ...EMPTY_PROJECT, ...stored, ...values, image_url: values.image_url || null };
}

function showAtFields(form: FormInstance<ProjectBody>, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const known = error.errors.flatMap(({ pointer, message }) => {
    const name = Object.keys(EMPTY_PROJECT).find((field) => pointer === `/${field}`) as
      keyof ProjectBody | undefined;
    return name === undefined ? [] : [{ name, errors: [message] }];
  });
  form.setFields(known);
  if (known[0] !== undefined) form.scrollToField(known[0].name, { focus: true, block: 'center' });
}
