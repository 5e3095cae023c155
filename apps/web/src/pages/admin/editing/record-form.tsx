import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { failureText, toast } from '../../../shared/ui/toast';
import { lastList } from '../listing/last-list';
import { ButtonLink } from '../ui/button-link';
import { ConflictPanel } from './conflict-panel';
import type { Draft } from './draft';
import styles from './form.module.css';
import { FormFrameContext } from './form-frame';
import { merged, sameValues } from './merge';
import type { FieldRules, RecordKind, Values } from './record-kind';
import { RestoredNote } from './restored-note';
import { showAtFields } from './show-at-fields';
import { useFormKeys } from './use-form-keys';
import type { Conflict, RecordEditor } from './use-record-editor';
import { useRewordedErrors } from './use-reworded-errors';

interface RecordFormProps<TRecord, TValues extends Values> {
  readonly kind: RecordKind<TRecord, TValues>;
  readonly editor: RecordEditor<TRecord, TValues>;
  readonly stored: TValues;
  readonly draft: Draft;
  readonly id: string | undefined;
  readonly onSaved: (() => Promise<void>) | undefined;
}

export function RecordForm<TRecord, TValues extends Values>({
  kind,
  editor,
  stored,
  draft,
  id,
  onSaved,
}: RecordFormProps<TRecord, TValues>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const navigate = useNavigate();
  const here = useRouterState({ select: ({ location }) => location.href });
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const [restored, setRestored] = useState(() => draft.read());
  const [uploading, setUploading] = useState(false);
  const [conflict, setConflict] = useState<Conflict<TValues> & { mine: TValues }>();
  const panel = useRef<HTMLDivElement>(null);
  const closed = editor.saving || uploading;
  const back = { to: kind.list, search: lastList(kind.list) };
  const typedValues = () => ({ ...stored, ...form.getFieldsValue(true) }) as TValues;
  const firstField = Object.keys(kind.rules)[0] ?? '';

  useRewordedErrors(form, locale);
  useFormKeys({
    save: () => {
      if (!closed) form.submit();
    },
    leave: () => {
      if (!closed) void leaveForNow();
    },
  });

  async function save(typed: TValues): Promise<void> {
    if (uploading) return;
    const outcome = await editor.save(typed, async () => {
      draft.clear();
      toast({ title: t('success'), ...doneNotice() });
      queries.removeQueries({ queryKey: [kind.calls.kind] });
      await onSaved?.();
      // A new record stands first in the whole list; in a filtered one it might not be seen.
      await navigate({ to: kind.list, search: id === undefined ? {} : back.search });
    });
    if (outcome.kind === 'conflict') {
      setConflict({ ...outcome, mine: typed });
      panel.current?.focus();
    } else if (outcome.kind === 'refused') {
      const description = failureText(outcome.error, t('unreachable'));
      toast({ title: t('error'), description, tone: 'destructive' });
      showAtFields(form, Object.keys(kind.rules), outcome.error);
    }
  }

  function doneNotice() {
    if (id === undefined) return { description: t(`${kind.texts}.created`) };
    const description = t(`${kind.texts}.revised`);
    if (kind.publicAddress === undefined) return { description };
    return { description, link: { href: kind.publicAddress(id, locale), text: t(`${kind.texts}.view`) } };
  }

  /** Leaves what was typed behind as a draft, and says so. */
  async function leaveForNow(): Promise<void> {
    if (Object.keys(draft.read()).length > 0) {
      const link = { href: here, text: t('draft.resume') };
      toast({ title: t('draft.kept'), description: t('draft.keptText'), link });
    }
    await navigate(back);
  }

  function mergeOf({ mine, theirs }: { mine: TValues; theirs: TValues }): (() => void) | undefined {
    const both = merged(stored, { mine, theirs });
    if (sameValues(both, mine) || sameValues(both, theirs)) return undefined;
    return () => {
      form.setFieldsValue(merged(stored, { mine: typedValues(), theirs }));
      form.submit();
    };
  }

  function reset(values: Values): void {
    draft.clear();
    form.setFieldsValue(values);
    form.getFieldInstance(firstField)?.focus();
  }

  return (
    <FormFrameContext value={{ rules: kind.rules, stored, saving: editor.saving, onUploading: setUploading }}>
      <Form<Values>
        form={form}
        layout="vertical"
        noValidate
        initialValues={{ ...stored, ...restored }}
        onValuesChange={() => draft.keep(typedValues())}
        scrollToFirstError={{ focus: true, block: 'center', behavior: 'instant' }}
        onFinish={() => void save(tidied(kind.rules, typedValues()))}
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
              conflict={conflict}
              mine={conflict.mine}
              disabled={closed}
              onMerge={mergeOf(conflict)}
              onKeepMine={() => form.submit()}
              onTakeTheirs={() => {
                reset(conflict.theirs);
                setConflict(undefined);
              }}
            />
          )}
        </div>
        <kind.Body record={editor.loaded.data?.value} />
        <div className={styles.actions}>
          <ButtonLink {...back} activeOptions={{ exact: true }} onClick={draft.clear}>
            {t('cancel')}
          </ButtonLink>
          <Button type="primary" htmlType="submit" disabled={closed} aria-keyshortcuts="Control+S">
            {editor.saving ? t('form.saving') : t('form.save')}
          </Button>
          <span className={styles.hint}>{t('form.shortcuts')}</span>
        </div>
      </Form>
    </FormFrameContext>
  );
}

function tidied<TValues extends Values>(rules: FieldRules, typed: TValues): TValues {
  const meant = Object.entries(typed).map(([name, value]) => [name, rules[name]?.tidy?.(value) ?? value]);
  return Object.fromEntries(meant) as TValues;
}
