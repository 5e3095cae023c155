import { create } from 'zustand';

export type ToastTone = 'plain' | 'destructive';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  /** Where the notice leads on. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
  readonly tone: ToastTone;
  readonly shownAt: number;
  /** Something has succeeded since: it goes as soon as it has been readable long enough. */
  readonly outdated: boolean;
}

export type Notice = Pick<Toast, 'title' | 'description' | 'link'> & { readonly tone?: ToastTone };

const MOST_SHOWN = 4;

let lastId = 0;

interface Toasts {
  readonly toasts: readonly Toast[];
  /** Where notices can appear; the first place shows them, so that none is read out twice. */
  readonly places: readonly string[];
}

export const useToasts = create<Toasts>()(() => ({ toasts: [], places: [] }));

/** Opens a place for notices; the answer closes it. */
export function openPlace(id: string): () => void {
  useToasts.setState(({ places }) => ({ places: [...places, id] }));
  return () => useToasts.setState(({ places }) => ({ places: places.filter((place) => place !== id) }));
}

/** Shows a notice; it stays until it has been readable for a while or is closed. A repeated one takes its place. */
export function toast(notice: Notice): void {
  lastId += 1;
  const shown: Toast = { id: lastId, tone: 'plain', shownAt: Date.now(), outdated: false, ...notice };
  useToasts.setState(({ toasts }) => ({
    toasts: [
      ...toasts.filter((other) => !isSame(other, shown)).map((other) => after(shown, other)),
      shown,
    ].slice(-MOST_SHOWN),
  }));
}

function isSame(one: Toast, other: Toast): boolean {
  return one.tone === other.tone && one.title === other.title && one.description === other.description;
}

function after(shown: Toast, earlier: Toast): Toast {
  return shown.tone === 'plain' && earlier.tone === 'destructive' ? { ...earlier, outdated: true } : earlier;
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

export function dismissAllToasts(): void {
  useToasts.setState({ toasts: [] });
}
