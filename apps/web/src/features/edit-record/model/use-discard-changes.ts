import { useLocation, useNavigate, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../entities/draft';
import { dismissToastsOf, toast } from '../../../shared/ui/toast';

const RESUMED = 'resumed';

/** Another value where a form that is open already takes up what was typed before. */
export function useResumed(): number {
  return useRouterState({
    select: ({ location }) => (location.state as { readonly [RESUMED]?: number })[RESUMED] ?? 0,
  });
}

/** Leaves a form without a question: what was typed is let go, and offered to be taken up again. */
export function useDiscardChanges(draft: Draft, source: string): () => void {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const href = useLocation({ select: (location) => location.href });
  return () => {
    const typed = draft.read();
    draft.clear();
    if (Object.keys(typed).length === 0) return;
    dismissToastsOf(source);
    const resume = () => {
      draft.keep({ ...draft.read(), ...typed });
      void navigate({ href, state: (before) => ({ ...before, [RESUMED]: Date.now() }) });
    };
    toast({ title: t('draft.left'), action: { text: t('draft.resume'), run: resume }, source });
  };
}
