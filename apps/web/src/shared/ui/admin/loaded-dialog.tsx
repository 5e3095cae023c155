import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n';
import { toast } from '../toast';

interface Closable {
  readonly onClosed: () => void;
}

/**
 * A dialog whose code and texts come when it is opened. Where they do not come it closes, and that is said: opened again, it
 * asks for its texts once more; lost code comes with the document alone (adr/0042).
 */
export function loadedDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly string[] = [],
): ComponentType<Props> {
  return function LoadedDialog(props: Props) {
    const { t, i18n } = useTranslation('admin');
    const [Dialog, setDialog] = useState<ComponentType<Props>>();

    const giveUp = useEffectEvent(() => {
      const link = { href: '', text: t('retry') };
      toast({ title: t('error'), description: t('unreachable'), link, tone: 'destructive' });
      props.onClosed();
    });
    const begin = useEffectEvent(() => Promise.all([load(), loadTexts(i18n, texts)]));

    useEffect(() => {
      let isWanted = true;
      begin().then(
        ([loaded]) => setDialog(() => loaded),
        () => isWanted && giveUp(),
      );
      return () => {
        isWanted = false;
      };
    }, []);
    return Dialog === undefined ? null : <Dialog {...props} />;
  };
}
