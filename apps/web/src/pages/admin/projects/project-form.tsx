import { ApiError, type Project } from '@site/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button, Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectQueries } from '../../../entities/project';
import { ConflictPanel, type ComparedField } from '../editing/conflict-panel';
import type { useRecordEditor } from '../editing/use-record-editor';
import { failureText, toast } from '../../../shared/ui/toast';
import { ButtonLink } from '../ui/button-link';
import type { ProjectBody } from './project-calls';
import { ProjectFields } from './project-fields';
import styles from './project-form-page.module.css';
import { EMPTY_PROJECT } from './project-rules';
import { statusKey } from './project-wording';

interface ProjectFormProps {
  readonly editor: ReturnType<typeof useRecordEditor<Project, ProjectBody>>;
  readonly stored: ProjectBody;
  readonly doneText: string;
}

export function ProjectForm({ editor, stored, doneText }: ProjectFormProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [form] = Form.useForm<ProjectBody>();
  const [uploading, setUploading] = useState(false);
  const [conflict, setConflict] = useState<{ theirs: ProjectBody; mine: ProjectBody }>();
  const panel = useRef<HTMLDivElement>(null);
  const fields = useComparedFields();
  const closed = editor.saving || uploading;
  useSaveShortcut(() => {
    if (!closed) form.submit();
  });

  async function save(body: ProjectBody): Promise<void> {
    if (uploading) return;
    const outcome = await editor.save(body, async () => {
      toast({ title: t('success'), description: doneText });
      queries.removeQueries({ queryKey: projectQueries.all() });
      await navigate({ to: '/admin/projects' });
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

  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ ...stored, category: stored.category || undefined }}
      scrollToFirstError={{ focus: true, block: 'center', behavior: 'instant' }}
      onFinish={() => void save(valuesOf(form, stored))}
    >
      <p className={styles.hint}>{t('form.required')}</p>
      <div ref={panel} tabIndex={-1} className={styles.conflict}>
        {conflict === undefined ? null : (
          <ConflictPanel
            fields={fields}
            theirs={conflict.theirs}
            mine={conflict.mine}
            disabled={closed}
            onKeepMine={() => form.submit()}
            onTakeTheirs={() => {
              form.setFieldsValue(conflict.theirs);
              setConflict(undefined);
              form.getFieldInstance('title_fr')?.focus();
            }}
          />
        )}
      </div>
      <ProjectFields stored={stored} disabled={editor.saving} onUploading={setUploading} />
      <div className={styles.actions}>
        <ButtonLink to="/admin/projects">{t('cancel')}</ButtonLink>
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

function useComparedFields(): readonly ComparedField[] {
  const { t } = useTranslation('admin');
  return [
    { name: 'title_fr', label: t('projects.titleFr'), lang: 'fr' },
    { name: 'title_en', label: t('projects.titleEn'), lang: 'en' },
    { name: 'description_fr', label: t('form.descriptionFr'), lang: 'fr' },
    { name: 'description_en', label: t('form.descriptionEn'), lang: 'en' },
    { name: 'category', label: t('projects.category') },
    { name: 'status', label: t('projects.status'), word: (status) => t(statusKey(status)) },
    { name: 'location', label: t('projects.location') },
    { name: 'date', label: t('projects.date') },
    { name: 'beneficiaries', label: t('form.beneficiaries') },
    { name: 'image_url', label: t('form.image') },
  ];
}

function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
