import { useState, type ComponentType } from 'react';
import type { Notice } from './outcome';

let loading: Promise<typeof import('../ui/toast')> | undefined;

/** One promise for all, so that what is asked for first is done first: browsers answer equal imports in any order. */
const loadNotices = () => (loading ??= import('../ui/toast'));

export interface Notices {
  readonly tell: (notice: Notice) => void;
  /** What was told before is over. */
  readonly takeBack: () => void;
  /** Loads what notices need; asked for as soon as somebody comes to the form. */
  readonly prepare: () => void;
  /** Their place, once there is something to tell. */
  readonly Notices: ComponentType | undefined;
  /** The notice itself, where its place cannot be had. */
  readonly plain: Notice | undefined;
}

/** Notices of a form, whose code comes with the first letter that is typed. */
export function useNotices(source: string): Notices {
  const [place, setPlace] = useState<{ readonly Toaster: ComponentType }>();
  const [plain, setPlain] = useState<Notice>();

  function withNotices(act: (notices: Awaited<ReturnType<typeof loadNotices>>) => void): Promise<void> {
    return loadNotices().then((notices) => {
      setPlace((known) => known ?? notices);
      act(notices);
    });
  }

  return {
    tell: (notice) =>
      void withNotices(({ toast }) => {
        setPlain(undefined);
        toast({ ...notice, source });
      }).catch(() => setPlain(notice)),
    takeBack: () => {
      setPlain(undefined);
      withNotices(({ dismissToastsOf }) => dismissToastsOf(source)).catch(() => undefined);
    },
    prepare: () => void withNotices(() => undefined).catch(() => undefined),
    Notices: place?.Toaster,
    plain,
  };
}
