import type { AccessToken } from './session.state';

/** What tabs of one browser tell each other. Tokens travel in memory only, never through storage. */
export type SessionNews =
  | { readonly kind: 'issued'; readonly token: AccessToken; readonly bySignIn: boolean }
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

/** Does the work while no other tab does; it is told whether one did, which had to be waited for. */
export type Exclusively = <T>(work: (waited: boolean) => Promise<T>) => Promise<T>;

/** Locks exist only in secure contexts; elsewhere the server's reuse window has to do. */
export const exclusively =
  (name: string): Exclusively =>
  async (work) => {
    const locks = (navigator as { locks?: LockManager }).locks;
    if (locks === undefined) return work(false);
    const atOnce = await locks.request(
      name,
      { ifAvailable: true },
      async (lock) => lock && { done: await work(false) },
    );
    return atOnce ? atOnce.done : locks.request(name, () => work(true));
  };
