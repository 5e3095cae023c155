import { ApiError, signOut } from '@site/api-client';
import { useRef, useState } from 'react';
import { session } from '../../../entities/session';
import { useTranslation } from '../../../shared/i18n';
import { forgetDrafts } from '../editing/draft';
import { failureText, toast } from '../../../shared/ui/toast';

/** Signs out on the server, leaves the administration by `leave`, then forgets the session in every tab. */
export function useSignOut(leave: () => Promise<void>): { busy: boolean; signOut: () => void } {
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState(false);
  const leaving = useRef(false);

  async function run(): Promise<void> {
    try {
      await signOut().catch(ignoreEndedSession);
      await leave();
      forgetDrafts();
      session.end();
      toast({ title: t('signOut.done'), description: t('signOut.doneDetail') });
    } catch (error) {
      toast({
        title: t('signOut.failed'),
        description: failureText(error, t('unreachable')),
        tone: 'destructive',
      });
    } finally {
      leaving.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    signOut() {
      if (leaving.current) return;
      leaving.current = true;
      setBusy(true);
      void run();
    },
  };
}

function ignoreEndedSession(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 401)) throw error;
}
