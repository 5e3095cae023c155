import { ApiError, signOut, signOutEverywhere } from '@site/api-client';
import { useTranslation } from 'react-i18next';
import { forgetDrafts } from '../../../entities/draft';
import { session } from '../../../entities/session';
import { forgetVisits } from '../../../entities/visit';
import { useSingleMutation } from '../../../shared/api';
import { dismissToastsOf, failureText, toast } from '../../../shared/ui/toast';

/** Of its notices. */
const SOURCE = 'sign-out';

/** Signs out on the server, leaves the administration by `leave`, then forgets the session in every tab. */
export function useSignOut(leave: () => Promise<void>) {
  const { t } = useTranslation('admin');
  const { busy, run } = useSingleMutation(async (call: () => Promise<unknown>) => {
    dismissToastsOf(SOURCE);
    try {
      await call().catch(ignoreEndedSession);
      await leave();
      forgetDrafts();
      forgetVisits();
      session.end();
      toast({ title: t('signOut.done'), description: t('signOut.doneDetail'), source: SOURCE });
    } catch (error) {
      const description = failureText(error, t('unreachable'));
      toast({ title: t('signOut.failed'), description, tone: 'destructive', source: SOURCE });
    }
  });
  return {
    busy,
    signOut: () => void run(() => signOut()),
    /** On every device. */
    signOutEverywhere: () => void run(() => signOutEverywhere()),
  };
}

function ignoreEndedSession(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 401)) throw error;
}
