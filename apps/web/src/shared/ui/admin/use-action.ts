import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSingleMutation } from '../../api';
import { dismissToastsOf, failureText, toast } from '../toast';

interface Call {
  readonly call: () => Promise<unknown>;
  /** Said when it has succeeded. */
  readonly done?: string | undefined;
}

/** A call that a button makes: one at a time, and it is told what came of it. */
export function useAction() {
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
  return { busy, run: (call: Call['call'], done?: string) => void run({ call, done }) };
}
