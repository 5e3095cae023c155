import { useCallback, useState, type ComponentType } from 'react';
import type { Notice } from './use-message-form';

const bringNotices = () => import('../../../shared/ui/toast');

export interface Notices {
  readonly tell: (notice: Notice) => void;
  /** Loads what notices need; asked for as soon as somebody begins to write. */
  readonly prepare: () => void;
  /** Undefined until there is something to tell. */
  readonly Place: ComponentType | undefined;
  /** The notice itself, where its place cannot be had. */
  readonly plain: Notice | undefined;
}

/** Notices whose code comes with the first letter that is typed. */
export function useNotices(): Notices {
  const [place, setPlace] = useState<{ readonly Place: ComponentType }>();
  const [plain, setPlain] = useState<Notice>();

  const prepare = useCallback(() => {
    bringNotices().then(
      ({ Toaster }) => setPlace((known) => known ?? { Place: Toaster }),
      () => undefined,
    );
  }, []);
  const tell = useCallback(
    (notice: Notice) => {
      prepare();
      bringNotices().then(
        ({ toast }) => {
          setPlain(undefined);
          toast(notice);
        },
        () => setPlain(notice),
      );
    },
    [prepare],
  );
  return { tell, prepare, Place: place?.Place, plain };
}
