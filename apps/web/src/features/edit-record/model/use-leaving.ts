import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../entities/draft';
import { dismissToastsOf, toast } from '../../../shared/ui/toast';

/** Leaves a form without a question: what was typed is let go, and offered to be taken up again. */
export function useLeaving(draft: Draft, source: string): () => void {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const href = useLocation({ select: (location) => location.href });
  return () => {
    const typed = draft.read();
    draft.clear();
    if (Object.keys(typed).length === 0) return;
    dismissToastsOf(source);
    const resume = () => {
      draft.keep(typed);
      void navigate({ href });
    };
    toast({ title: t('draft.left'), action: { text: t('draft.resume'), run: resume }, source });
  };
}
