import type { HeldToken } from './session.state';

/** What tabs of one browser tell each other. Tokens travel in memory only, never through storage. */
export type SessionNews =
  | { readonly kind: 'issued'; readonly token: HeldToken; readonly bySignIn: boolean }
  | { readonly kind: 'signed-out' };

export interface SessionBus {
  tell(news: SessionNews): void;
  listen(listener: (news: SessionNews) => void): void;
}

/** Opened at the first use: on the server an open channel would keep the process alive. */
export function broadcastBus(name: string): SessionBus {
  let channel: BroadcastChannel | undefined;
  const opened = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    tell: (news) => opened()?.postMessage(news),
    listen: (listener) => {
      opened()?.addEventListener('message', (event: MessageEvent<SessionNews>) => listener(event.data));
    },
  };
}

/** One tab at a time. Locks exist only in secure contexts; elsewhere the server's reuse window has to do. */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks === undefined ? work() : locks.request(name, work);
}
