import { create } from 'zustand';

export type ToastTone = 'plain' | 'destructive';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone: ToastTone;
}

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

/** Shows a notice; it stays until it has been readable for a while or is closed. */
export function toast(notice: { title: string; description?: string | undefined; tone?: ToastTone }): void {
  lastId += 1;
  const shown: Toast = { id: lastId, tone: 'plain', ...notice };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, shown].slice(-MOST_SHOWN) }));
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

export function dismissAllToasts(): void {
  useToasts.setState({ toasts: [] });
}
