import { ApiError } from '@site/api-client';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChanged } from '../../../entities/content';
import { draftOf } from '../../../entities/draft';
import { useSession } from '../../../entities/session';
import { useSingleMutation } from '../../../shared/api';
import { useLocale } from '../../../shared/i18n';
import { dismissToastsOf, toast } from '../../../shared/ui/toast';
import { failureNotice } from './failure-notice';
import { historyOf, type HistoryKind } from './record-kind';
import type { Conflict } from './use-record-editor';

interface Restoration {
  readonly kind: HistoryKind;
  readonly id: string;
  readonly chosen: number;
  /** The version that was seen to stand. */
  readonly newest: number;
  readonly onRestored: () => Promise<void>;
}

type Said = Readonly<Record<string, unknown>>;

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Writes a version again as a new one, by the rules of today. */
export function useRestoration({ kind, id, chosen, newest, onRestored }: Restoration) {
  const { t } = useTranslation('admin');
  const source = useId();
  const navigate = useNavigate();
  const state = useSession(useLocale());
  const changed = useChanged(kind.name);
  const [refused, setRefused] = useState(NOTHING);
  const [waiting, setWaiting] = useState(false);
  const [conflict, setConflict] = useState<Pick<Conflict, 'changedBy' | 'changedAt'>>();

  const { busy, run } = useSingleMutation(async () => {
    dismissToastsOf(source);
    setRefused(NOTHING);
    setConflict(undefined);
    try {
      await kind.versionsOf(id).restore(chosen, newest);
      toast({ title: t('success'), description: t('history.restored'), source });
      await navigate({ to: historyOf(kind, id), search: {}, resetScroll: false });
      await changed();
      await onRestored();
    } catch (error) {
      const { status = 0, errors = [] } = error instanceof ApiError ? error : {};
      if (error instanceof ApiError && status === 412) {
        setConflict(error);
        await changed();
      } else if (status === 422 && errors.length > 0) {
        setRefused(new Map(errors.map(({ pointer, message }) => [pointer.slice(1), message])));
      } else {
        toast({ title: t('error'), ...failureNotice(error, t), tone: 'destructive', source });
      }
    }
  });

  return {
    busy,
    /** Why, by field. */
    refused,
    conflict,
    restore: () => void run(undefined),
    /** Whether something else is typed in the form and not saved, which `takeToForm` would replace. */
    waiting,
    /** Leaves what a version said typed in the form, to be put right there; asks first where something is. */
    takeToForm: (said: Said, standing: Said) => {
      const userId = 'user' in state ? state.user.id : '';
      const draft = draftOf({
        userId,
        kind: kind.name,
        id,
        stored: kind.valuesOf(standing as never),
        etag: `"v${newest}"`,
      });
      const typed = Object.entries(kind.valuesOf({ ...standing, ...said } as never)).filter(
        ([name]) => !kind.notBroughtBack?.includes(name),
      );
      if (!waiting && isElsewhere(draft.read(), new Map(typed))) return setWaiting(true);
      draft.keep(Object.fromEntries(typed));
      return toForm();
    },
    toForm,
  };

  function toForm(): void {
    void navigate({ to: kind.addressOf(id) });
  }
}

/** Whether what a version said differs from what stands, in anything that is brought back. */
export const bringsBack = ({ notBroughtBack = [] }: HistoryKind, said: Said, standing: Said): boolean =>
  Object.entries(said).some(
    ([name, value]) =>
      !notBroughtBack.includes(name) && JSON.stringify(value) !== JSON.stringify(standing[name]),
  );

/** Whether something of it would be lost. */
function isElsewhere(waiting: Readonly<Record<string, string>>, typed: ReadonlyMap<string, string>): boolean {
  return Object.entries(waiting).some(([name, value]) => typed.get(name) !== value);
}
