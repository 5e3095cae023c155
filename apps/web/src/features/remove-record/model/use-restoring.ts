import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeBinned, type BinnedName } from '../../../entities/content';
import { onceMoreIfBusy, useSingleMutation } from '../../../shared/api';
import { dismissToastsOf, toast } from '../../../shared/ui/toast';
import { refusalText } from '../../../shared/ui/admin';

/**
 * Puts deleted records back and tells what came of it, be it from where they were deleted or from the bin.
 * @param onDone what is shown is read again; the focus has lost what it was on
 */
export function useRestoring(onDone: () => Promise<unknown>) {
  const { t } = useTranslation('admin');
  const source = useId();
  const { busy, run } = useSingleMutation(async (records: readonly BinnedName[]) => {
    dismissToastsOf(source);
    try {
      const { without_files: incomplete } = await onceMoreIfBusy(() => changeBinned('restore', records));
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
      toast({ title: t('error'), description: refusalText(error, records, t), tone: 'destructive', source });
    }
    await onDone().catch(() => undefined);
  });
  return { busy, restore: (records: readonly BinnedName[]) => void run(records) };
}
