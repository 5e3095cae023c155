import { create } from 'zustand';

export type ToastTone = 'plain' | 'destructive';

export interface ToastAction {
  readonly text: string;
  readonly run: () => void;
  /** It takes back what was done: the keys for that do it, too, wherever nothing is typed. */
  readonly undoes?: true;
}

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  /** Where the notice leads on. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
  /** What can be done about it, while it is shown. */
  readonly action?: ToastAction | undefined;
  /** Milliseconds that it is shown for, where its tone does not say it; what leads on stays until it is closed. */
  readonly lasts?: number | undefined;
  readonly tone: ToastTone;
  /** The form that says it; `form/part` is a part of it. */
  readonly source?: string | undefined;
}

export type Notice = Omit<Toast, 'id' | 'tone'> & { readonly tone?: ToastTone };

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
  const shown: Toast = { id: lastId, tone: 'plain', ...notice };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => !isSame(other, shown)), shown].slice(-MOST_SHOWN),
  }));
}

function isSame(one: Toast, other: Toast): boolean {
  return one.tone === other.tone && one.title === other.title && one.description === other.description;
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

/** Takes back what a form and its parts have said: it is sent anew. */
export function dismissToastsOf(source: string): void {
  const isOf = (shown: Toast) => shown.source === source || shown.source?.startsWith(`${source}/`);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => !isOf(shown)) }));
}

export function dismissAllToasts(): void {
  useToasts.setState({ toasts: [] });
}
