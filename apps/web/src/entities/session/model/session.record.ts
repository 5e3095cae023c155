import { tryStorage } from '../../../shared/storage';
import type { SessionUser } from './session.state';

/** What the browser remembers of a session: who, and until when the last access token held. Never a token. */
export interface SessionRecord {
  readonly user: SessionUser;
  readonly expires_at: number;
}

export interface SessionRecords {
  read(): SessionRecord | undefined;
  write(record: SessionRecord): void;
  clear(): void;
}

/** Private browsing may refuse storage: the session then lives as long as the page. */
export function sessionRecords(storage: () => Storage, key: () => string): SessionRecords {
  return {
    read: () => tryStorage(() => asRecord(JSON.parse(storage().getItem(key()) ?? 'null'))),
    write: (record) => tryStorage(() => storage().setItem(key(), JSON.stringify(record))),
    clear: () => tryStorage(() => storage().removeItem(key())),
  };
}

function asRecord(value: unknown): SessionRecord | undefined {
  if (typeof value !== 'object' || value === null || !('user' in value) || !('expires_at' in value))
    return undefined;
  const { user, expires_at } = value;
  if (typeof expires_at !== 'number' || typeof user !== 'object' || user === null) return undefined;
  const { id, email, full_name } = user as Record<string, unknown>;
  if (typeof id !== 'string' || typeof email !== 'string' || typeof full_name !== 'string') return undefined;
  return { user: { id, email, full_name }, expires_at };
}
