import type { SeenRecord } from '@site/api-client';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../../features/list-records';
import { retryIfBusy, useSingleMutation } from '../../../shared/api';
import { refusalText } from '../../../shared/ui/admin';
import { dismissToastsOf, toast } from '../../../shared/ui/toast';

export interface BulkInput<TRow, TAct> {
  readonly selection: Selection<TRow>;
  /** Does it to all of them or none; the refusal points at those for which it is refused. */
  readonly change: (act: TAct, records: readonly SeenRecord[]) => Promise<unknown>;
  /** What was done to so many. */
  readonly doneText: (act: TAct, count: number) => string;
  readonly reload: () => Promise<unknown>;
}

const SOURCE = 'bulk';

/** Does the same to every chosen row; where one refuses, it is named, nothing is done, and all stay chosen. */
export function useBulk<TRow extends SeenRecord, TAct>(input: BulkInput<TRow, TAct>) {
  const { t } = useTranslation('admin');
  const { selection, change, doneText, reload } = input;
  const { busy, run } = useSingleMutation(async (act: TAct) => {
    const { rows, nameOf, clear } = selection;
    dismissToastsOf(SOURCE);
    const records = rows.map(({ id, version }) => ({ id, version }));
    try {
      await retryIfBusy(() => change(act, records));
      clear();
      toast({ title: t('success'), description: doneText(act, rows.length), source: SOURCE });
    } catch (error) {
      const names = rows.map((row) => ({ name: nameOf(row) }));
      const description = refusalText(error, names, t);
      toast({ title: t('error'), description, tone: 'destructive', source: SOURCE });
    }
    await reload().catch(() => undefined);
  });
  return { busy, run: (act: TAct) => void run(act) };
}
