import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Exclusively, SessionBus, SessionNews } from './session.bus';
import type { SessionRecords } from './session.record';
import type { AccessToken, SessionOrigin, SessionState, SessionUser } from './session.state';

/** What the server hands out at sign-up, sign-in and refresh; `expires_in` in seconds. */
export interface IssuedSession {
  readonly access_token: string;
  readonly expires_in: number;
  readonly user: SessionUser;
}

export interface SessionPorts {
  readonly records: SessionRecords;
  readonly bus: SessionBus;
  readonly exclusively: Exclusively;
  readonly refresh: () => Promise<IssuedSession>;
  /** Whether a failed refresh means that the session has ended (and not that nobody answered). */
  readonly isOver: (error: unknown) => boolean;
  readonly now: () => number;
}

export interface Session {
  readonly store: StoreApi<SessionState>;
  accessToken(): string | undefined;
  /** Restores the session on record, if there is one, with a single refresh. */
  start(): void;
  begin(issued: IssuedSession): void;
  /**
   * Renews the access token; one refresh for all callers and all tabs.
   * @param refused the token of a call that was refused: another one may be held by now
   */
  renew(refused?: string): Promise<boolean>;
  end(): void;
  /** Asks for a new sign-in after the session has expired; false when it is declined. */
  askToSignIn(): Promise<boolean>;
  declineToSignIn(): void;
}

const RENEW_BEFORE_MS = 60_000;
const RETRY_MS = 30_000;
const NEWS_WITHIN_MS = 1_000;

export function createSession({ records, bus, exclusively, refresh, isOver, now }: SessionPorts): Session {
  const store = createStore<SessionState>()(() => ({ status: 'loading' }));
  let token: AccessToken | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewing: Promise<boolean> | undefined;
  let listening = false;

  function hold(next: AccessToken, origin: SessionOrigin): void {
    token = next;
    records.write({ user: next.user, expires_at: next.expiresAt });
    schedule(Math.max((next.expiresAt - now()) / 2, next.expiresAt - now() - RENEW_BEFORE_MS));
    store.setState({ status: 'signed-in', user: next.user, origin }, true);
  }

  function accept(issued: IssuedSession, bySignIn: boolean): void {
    const expiresAt = now() + issued.expires_in * 1000;
    const next = { accessToken: issued.access_token, expiresAt, user: issued.user };
    hold(next, bySignIn ? 'sign-in' : currentOrigin());
    bus.tell({ kind: 'issued', token: next, bySignIn });
  }

  function currentOrigin(): SessionOrigin {
    const state = store.getState();
    return state.status === 'signed-in' ? state.origin : 'restored';
  }

  function forget(): void {
    token = undefined;
    clearTimeout(timer);
    records.clear();
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), Math.max(delay, 1_000));
  }

  function hear(news: SessionNews): void {
    if (news.kind === 'issued') {
      hold(news.token, news.bySignIn ? 'sign-in' : currentOrigin());
    } else {
      forget();
      store.setState({ status: 'signed-out' }, true);
    }
  }

  function expire(): void {
    const state = store.getState();
    forget();
    if (state.status === 'signed-in')
      store.setState({ status: 'expired', user: state.user, asking: false }, true);
    else if (state.status !== 'expired') store.setState({ status: 'signed-out' }, true);
  }

  function wait(): void {
    const record = records.read();
    const { status } = store.getState();
    if (record !== undefined && status === 'loading') {
      store.setState({ status: 'unreachable', user: record.user }, true);
    }
    schedule(RETRY_MS);
  }

  const isNew = (before: AccessToken | undefined) => token !== undefined && token !== before;

  /** Whether another tab tells of a new token, which may come later than the lock and what is stored. */
  function newsOfAnotherTab(before: AccessToken | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = () => {
        stop();
        clearTimeout(limit);
        resolve(isNew(before));
      };
      const stop = store.subscribe(settle);
      const limit = setTimeout(settle, NEWS_WITHIN_MS);
    });
  }

  async function renewOnce(): Promise<boolean> {
    const before = token;
    const known = before?.expiresAt ?? records.read()?.expires_at;
    return exclusively(async (waited) => {
      if (isNew(before)) return true;
      const stored = records.read()?.expires_at;
      const isRenewed = stored !== undefined && (waited || stored !== known);
      if (isRenewed && (await newsOfAnotherTab(before))) return true;
      try {
        accept(await refresh(), false);
        return true;
      } catch (error) {
        if (isOver(error)) expire();
        else wait();
        return false;
      }
    });
  }

  function renew(refused = token?.accessToken): Promise<boolean> {
    if (token !== undefined && token.accessToken !== refused) return Promise.resolve(true);
    renewing ??= renewOnce().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  return {
    store,
    accessToken: () => token?.accessToken,
    start() {
      if (!listening) bus.listen(hear);
      listening = true;
      if (store.getState().status !== 'loading') return;
      if (records.read() === undefined) store.setState({ status: 'signed-out' }, true);
      else void renew();
    },
    begin: (issued) => accept(issued, true),
    renew,
    end() {
      forget();
      store.setState({ status: 'signed-out' }, true);
      bus.tell({ kind: 'signed-out' });
    },
    askToSignIn() {
      const state = store.getState();
      if (state.status !== 'expired') return Promise.resolve(state.status === 'signed-in');
      store.setState({ ...state, asking: true }, true);
      return new Promise((resolve) => {
        const stop = store.subscribe((next) => {
          if (next.status === 'expired' && next.asking) return;
          stop();
          resolve(next.status === 'signed-in');
        });
      });
    },
    declineToSignIn() {
      const state = store.getState();
      if (state.status === 'expired') store.setState({ ...state, asking: false }, true);
    },
  };
}
