import {
  clearSessionStorage,
  readSessionStorage,
  removeFromSessionStorage,
  writeSessionStorage,
} from '../../../shared/storage';

type Values = Readonly<Record<string, string>>;

const PREFIX = 'draft:';

/** What was typed into a form and not saved yet; it outlives a reload and a closed tab that is opened again. */
export interface Draft {
  read(): Values;
  /** Whether somebody has saved something else since, where this was typed. */
  isOvertaken(): boolean;
  /** Of the version that was shown when it was begun. */
  begun(): string | undefined;
  /** Keeps what differs from the stored record. */
  keep(typed: Values): void;
  clear(): void;
}

interface DraftOf {
  readonly userId: string;
  readonly kind: string;
  readonly id: string | undefined;
  readonly stored: Values;
  /** Of the version that was loaded; absent: it has none. */
  readonly etag?: string | undefined;
}

/** What is in the store: what was typed, what stood there before, and in which version. */
interface Kept {
  readonly typed: object;
  readonly before: Readonly<Record<string, unknown>>;
  readonly etag: string | undefined;
}

export function draftOf({ userId, kind, id, stored, etag }: DraftOf): Draft {
  const key = `${PREFIX}${userId}:${kind}:${id ?? 'new'}`;
  const clear = () => removeFromSessionStorage(key);
  const found = () => readSessionStorage<Kept>(key) ?? {};
  // Drafts once were what was typed and no more.
  const read = () => differing(found().typed ?? found(), stored);
  return {
    read,
    isOvertaken() {
      const { before = {} } = found();
      return Object.keys(read()).some((name) => name in before && before[name] !== stored[name]);
    },
    begun: () => found().etag,
    keep(typed) {
      const changed = differing(typed, stored);
      if (Object.keys(changed).length === 0) return clear();
      const { before = {}, ...begun } = found();
      const names = Object.keys(changed);
      writeSessionStorage(key, {
        typed: changed,
        before: Object.fromEntries(names.map((name) => [name, before[name] ?? stored[name]])),
        etag: begun.etag ?? etag,
      });
    },
    clear,
  };
}

/** Whoever signs in next finds nothing. */
export function forgetDrafts(): void {
  clearSessionStorage(PREFIX);
}

function differing(typed: object, stored: Values): Values {
  return Object.fromEntries(
    Object.entries(typed).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[0] in stored && entry[1] !== stored[entry[0]],
    ),
  );
}
