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

export const useToasts = create<{ readonly toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

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
