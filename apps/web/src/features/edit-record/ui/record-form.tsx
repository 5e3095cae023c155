import { useNavigate } from '@tanstack/react-router';
import { Button, Form } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lastList, useChanged } from '../../../entities/content';
import type { Draft } from '../../../entities/draft';
import { useLocale } from '../../../shared/i18n';
import { ButtonLink } from '../../../shared/ui/admin';
import { FormFrameContext, namesInOrder, type Values } from '../../../shared/ui/admin-form';
import { dismissToastsOf, toast } from '../../../shared/ui/toast';
import { failureNotice } from '../model/failure-notice';
import { merged, sameValues } from '../model/merge';
import { sourceOf, type RecordKind } from '../model/record-kind';
import { useFormKeys } from '../model/use-form-keys';
import type { Conflict, RecordEditor } from '../model/use-record-editor';
import { tidied } from '../model/tidied';
import { useRefusals } from '../model/use-refusals';
import { useRewordedErrors } from '../model/use-reworded-errors';
import { ConflictPanel } from './conflict-panel';
import { EnglishOutdated } from './english-outdated';
import { FlagField } from './flag-field';
import styles from './form.module.css';
import { PreviewButton } from './preview-button';

interface RecordFormProps<TRecord> {
  readonly kind: RecordKind<TRecord>;
  readonly editor: RecordEditor<TRecord>;
  readonly stored: Values;
  readonly draft: Draft;
  readonly id: string | undefined;
  /** Somebody goes back without saving. */
  readonly onLeave: () => void;
  readonly onSaved: (() => Promise<void>) | undefined;
  /** What is to be known before anything else. */
  readonly children?: ReactNode;
}

export function RecordForm<TRecord>({
  kind,
  editor,
  stored,
  draft,
  id,
  onLeave,
  onSaved: afterSaving,
  children,
}: RecordFormProps<TRecord>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const navigate = useNavigate();
  const changed = useChanged(kind.name);
  const [form] = Form.useForm<Values>();
  const [restored, setRestored] = useState(() => draft.read());
  // What somebody has saved since where this was typed is shown before it is replaced.
  const [begun, setBegun] = useState(() => (draft.isOvertaken() ? draft.begun() : undefined));
  const [uploads, setUploads] = useState(0);
  const [refused, setRefused] = useState(0);
  const [conflict, setConflict] = useState<Conflict & { mine: Values }>();
  // What another person saved, once it is taken in, is what changes are told by.
  const [base, setBase] = useState(stored);
  const panel = useRef<HTMLDivElement>(null);
  const source = sourceOf(kind, id);
  const closed = editor.saving || uploads > 0;
  const back = { to: kind.list, search: lastList(kind.list) };
  const typedValues = (): Values => ({ ...stored, ...form.getFieldsValue(true) });
  const keep = () => draft.keep(typedValues());

  useRewordedErrors(form, locale);
  const showRefusals = useRefusals(form, editor.saving);
  useFormKeys({
    save: () => {
      if (!closed) form.submit();
    },
    leave: () => {
      if (!closed && sameValues(stored, typedValues())) void navigate(back);
    },
  });

  async function save(typed: Values): Promise<void> {
    if (uploads > 0) return;
    dismissToastsOf(source);
    setRefused(0);
    const onSaved = async (record: TRecord) => {
      draft.clear();
      const description = t(`${kind.texts}.${id === undefined ? 'created' : 'revised'}`);
      const href = kind.publicAddress?.(record, locale);
      const link = href === undefined ? undefined : { href, text: t(`${kind.texts}.view`) };
      toast({ title: t('success'), description, link, source });
      const more = kind.afterword?.(record, (key, values) => t(key, values ?? {}), locale);
      if (more !== undefined) toast({ title: more, source });
      await changed();
      await afterSaving?.();
      // A new record stands first in the whole list; in a filtered one it might not be seen.
      await navigate({ to: kind.list, search: id === undefined ? {} : back.search });
    };
    const outcome = await editor.save({ values: typed, begun, onSaved });
    if (outcome.kind === 'conflict') {
      setConflict({ ...outcome, mine: typed });
      panel.current?.focus();
    } else if (outcome.kind === 'refused') {
      toast({ title: t('error'), ...failureNotice(outcome.error, t), tone: 'destructive', source });
      showRefusals(namesInOrder(form, kind.rules), outcome.error);
    }
  }

  function mergeOf({ mine, theirs }: { mine: Values; theirs: Values }): (() => void) | undefined {
    const both = merged(base, { mine, theirs });
    if (sameValues(both, mine) || sameValues(both, theirs)) return undefined;
    return () => {
      form.setFieldsValue(merged(base, { mine: typedValues(), theirs }));
      setBase(theirs);
      form.submit();
    };
  }

  function reset(values: Values): void {
    draft.clear();
    setRestored({});
    setBegun(undefined);
    setRefused(0);
    form.setFieldsValue(values);
    form.getFieldInstance(namesInOrder(form, kind.rules)[0])?.focus();
  }

  return (
    <FormFrameContext
      value={{
        source,
        rules: kind.rules,
        stored,
        saving: editor.saving,
        onUploading: (busy) => setUploads((count) => count + (busy ? 1 : -1)),
        keep,
      }}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        noValidate
        initialValues={{ ...stored, ...restored }}
        onValuesChange={keep}
        onFieldsChange={(_, all) => {
          if (refused > 0) setRefused(all.filter(({ errors = [] }) => errors.length > 0).length);
        }}
        scrollToFirstError={{ focus: true, block: 'center', behavior: 'instant' }}
        onFinish={() => void save(tidied(kind.rules, typedValues()))}
        onFinishFailed={({ errorFields }) => {
          dismissToastsOf(source);
          setRefused(errorFields.length);
        }}
      >
        {children}
        <p className={styles.hint}>{t('form.required')}</p>
        {Object.keys(restored).length === 0 ? null : (
          <div className={styles.restored}>
            <p role="status">{t('draft.restored')}</p>
            <Button type="link" size="small" disabled={closed} onClick={() => reset(base)}>
              {t('draft.discard')}
            </Button>
          </div>
        )}
        <div ref={panel} tabIndex={-1} className={styles.conflict}>
          {conflict === undefined ? null : (
            <ConflictPanel
              conflict={conflict}
              mine={conflict.mine}
              disabled={closed}
              onMerge={mergeOf(conflict)}
              onKeepMine={() => form.submit()}
              onTakeTheirs={() => {
                editor.takeTheirs();
                reset(conflict.theirs);
                setBase(conflict.theirs);
                setConflict(undefined);
              }}
            />
          )}
        </div>
        {base['english_outdated'] === 'true' ? <EnglishOutdated /> : null}
        <kind.Body record={id === undefined ? undefined : editor.loaded.data?.value} />
        {'hidden' in kind.rules ? <FlagField name="hidden" hint={t('visibility.hint')} /> : null}
        <div className={styles.actions}>
          <ButtonLink {...back} activeOptions={{ exact: true }} onClick={onLeave}>
            {t('cancel')}
          </ButtonLink>
          <PreviewButton kind={kind} id={id} values={() => tidied(kind.rules, typedValues())} />
          <Button type="primary" htmlType="submit" disabled={closed} aria-keyshortcuts="Control+S">
            {editor.saving ? t('form.saving') : t('form.save')}
          </Button>
          <span role="status" className={styles.refused}>
            {refused === 0 ? null : t('form.toCorrect', { count: refused })}
          </span>
          <span className={styles.hint}>{t('form.shortcuts')}</span>
        </div>
      </Form>
    </FormFrameContext>
  );
}
