import { lengthOf, TEXT_LIMITS } from '@site/vocabulary';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf } from '../../../../../entities/draft';
import { useSession } from '../../../../../entities/session';
import { useLocale } from '../../../../../shared/i18n';
import { useRevision, type ShownMessage } from '../model/use-revision';
import styles from './message.module.css';

/** What administrators tell each other about a message. What is typed stays until it is saved. */
export function MessageNote(shown: ShownMessage) {
  const { t } = useTranslation('admin');
  const { id, note, status } = shown.message;
  const { busy, revise } = useRevision(shown);
  const state = useSession(useLocale());
  const userId = 'user' in state ? state.user.id : '';
  const draft = draftOf({ userId, kind: 'messages', id, stored: { note } });
  const [known, setKnown] = useState(note);
  const [typed, setTyped] = useState(() => draft.read()['note'] ?? note);
  const [theirs, setTheirs] = useState(() => draft.isOvertaken());
  const fieldId = useId();
  if (note !== known) {
    setKnown(note);
    if (typed === known) setTyped(note);
    else setTheirs(typed !== note);
  }

  function type(text: string): void {
    setTyped(text);
    draft.keep({ note: text });
  }

  function save(): void {
    const text = typed.trim();
    const said = { done: t('messages.note.saved'), conflict: t('messages.note.conflict') };
    revise({ status, note: text }, said, () => {
      draft.clear();
      setTyped(text);
      setTheirs(false);
    });
  }

  const changed = typed.trim() !== note;
  return (
    <section className={styles.note} aria-labelledby={`${fieldId}-label`}>
      <h2 id={`${fieldId}-label`}>
        <label htmlFor={fieldId}>{t('messages.note.label')}</label>
      </h2>
      <div id={`${fieldId}-hint`} className={styles.hint}>
        {t('messages.note.hint')}
      </div>
      {theirs ? (
        <Alert
          type="warning"
          title={t('messages.note.theirs')}
          description={<span className={styles.theirs}>{note === '' ? t('messages.note.none') : note}</span>}
        />
      ) : null}
      <Input.TextArea
        id={fieldId}
        aria-describedby={`${fieldId}-hint`}
        autoSize={{ minRows: 2, maxRows: 12 }}
        readOnly={busy}
        value={typed}
        count={{
          max: TEXT_LIMITS.message_note,
          strategy: lengthOf,
          exceedFormatter: (text, { max }) => [...text].slice(0, max).join(''),
        }}
        onChange={({ target }) => type(target.value)}
      />
      <div className={styles.save}>
        <Button disabled={busy || !changed} onClick={save}>
          {t('messages.note.save')}
        </Button>
        <span>{changed ? t('messages.note.unsaved') : null}</span>
      </div>
    </section>
  );
}
