import { useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { failureText, toast } from '../../../shared/ui/toast';

export interface Action {
  readonly busy: boolean;
  /** Runs one call at a time, and tells what came of it. @param done said when it has succeeded */
  readonly run: (call: () => Promise<void>, done?: string) => void;
}

/** A call that a button makes. */
export function useAction(): Action {
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function attempt(call: () => Promise<void>, done: string | undefined): Promise<void> {
    try {
      await call();
      if (done !== undefined) toast({ title: t('success'), description: done });
    } catch (error) {
      const description = failureText(error, t('unreachable'));
      toast({ title: t('error'), description, tone: 'destructive' });
    }
    running.current = false;
    setBusy(false);
  }

  return {
    busy,
    run(call, done) {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      void attempt(call, done);
    },
  };
}
