import { ApiError } from '@site/api-client';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeBinned, type BinnedName } from '../../../entities/content';
import { retryIfBusy, useSingleMutation } from '../../../shared/api';
import { dismissToastsOf, toast } from '../../../shared/ui/toast';
import { refusalText } from '../../../shared/ui/admin';

interface Asked {
  readonly records: readonly BinnedName[];
  /** Asks for the same once more. */
  readonly again: () => void;
}

/**
 * Puts deleted records back and tells what came of it, be it from where they were deleted or from the bin.
 * @param onDone what is shown is read again; the focus has lost what it was on
 */
export function useRestoring(onDone: () => Promise<unknown>) {
  const { t } = useTranslation('admin');
  const source = useId();
  const { busy, run } = useSingleMutation(async ({ records, again }: Asked) => {
    dismissToastsOf(source);
    try {
      const { without_files: incomplete } = await retryIfBusy(() => changeBinned('restore', records));
      const [{ name } = { name: '' }] = records;
      toast({
        title: t('success'),
        description: t('restoring.done', { count: records.length, name }),
        source,
      });
      if (incomplete.length > 0) {
        const lines = incomplete.map(({ id, lost }) => {
          const fields = lost.map((field) => t(`fields.${field}`)).join(', ');
          return t('restoring.withoutFile', { name: records.find((one) => one.id === id)?.name, fields });
        });
        toast({
          title: t('restoring.withoutFiles'),
          description: lines.join(' · '),
          tone: 'destructive',
          source,
        });
      }
    } catch (error) {
      const description = refusalText(error, records, t);
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
      const action = isRefusal ? undefined : ({ text: t('retry'), run: again, undoes: true } as const);
      toast({ title: t('error'), description, tone: 'destructive', source, action });
    }
    await onDone().catch(() => undefined);
  });

  function restore(records: readonly BinnedName[]): void {
    void run({ records, again: () => restore(records) });
  }

  return { busy, restore };
}
