import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast';
import type { Removal } from '../model/use-removal';

const load = () => import('./removal-dialog');

/** Has the confirmation at hand before it is asked for: the pointer or the focus is on its button. */
export function prepareQuestion(): void {
  load().catch(() => undefined);
}

/** The confirmation, loaded when it is wanted; lost, nothing is asked and nothing deleted before the document comes anew (adr/0042). */
export function RemovalQuestion({ removal }: { readonly removal: Removal }) {
  const { t } = useTranslation('admin');
  const [Dialog, setDialog] = useState<ComponentType<{ removal: Removal }>>();
  const wanted = removal.pending.length > 0 && Dialog === undefined;

  const giveUp = useEffectEvent(() => {
    removal.cancel();
    const link = { href: '', text: t('retry') };
    toast({ title: t('error'), description: t('unreachable'), link, tone: 'destructive' });
  });

  useEffect(() => {
    if (wanted) load().then(({ RemovalDialog }) => setDialog(() => RemovalDialog), giveUp);
  }, [wanted]);

  return Dialog === undefined ? null : <Dialog removal={removal} />;
}
