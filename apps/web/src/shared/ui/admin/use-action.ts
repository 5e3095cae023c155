import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSingleMutation } from '../../api';
import { dismissToastsOf, failureText, toast } from '../toast';

interface Call {
  readonly call: () => Promise<unknown>;
  /** Said when it has succeeded. */
  readonly done?: string | undefined;
}

export interface Action {
  readonly busy: boolean;
  /** Runs one call at a time, and tells what came of it. */
  readonly run: (call: Call['call'], done?: string) => void;
}

/** A call that a button makes. */
export function useAction(): Action {
  const { t } = useTranslation('admin');
  const source = useId();
  const { busy, run } = useSingleMutation(async ({ call, done }: Call) => {
    dismissToastsOf(source);
    try {
      await call();
      if (done !== undefined) toast({ title: t('success'), description: done, source });
    } catch (error) {
      const description = failureText(error, t('unreachable'));
      toast({ title: t('error'), description, tone: 'destructive', source });
    }
  });
  return { busy, run: (call, done) => void run({ call, done }) };
}
