type Values = Readonly<Record<string, string>>;

const PREFIX = 'draft:';

/** What was typed into a form and not saved yet; it outlives a reload and a closed tab that is opened again. */
export interface Draft {
  read(): Values;
  /** Keeps what differs from the stored record. */
  keep(typed: Values): void;
  clear(): void;
}

interface DraftOf {
  readonly userId: string;
  readonly kind: string;
  readonly id: string | undefined;
  readonly stored: Values;
}

export function draftOf({ userId, kind, id, stored }: DraftOf): Draft {
  const key = `${PREFIX}${userId}:${kind}:${id ?? 'new'}`;
  const clear = () => quietly(() => sessionStorage.removeItem(key));
  return {
    read() {
      let kept: unknown;
      quietly(() => {
        kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      });
      return differing(typeof kept === 'object' && kept !== null ? kept : {}, stored);
    },
    keep(typed) {
      const changed = differing(typed, stored);
      if (Object.keys(changed).length === 0) clear();
      else quietly(() => sessionStorage.setItem(key, JSON.stringify(changed)));
    },
    clear,
  };
}

/** Whoever signs in next finds nothing. */
export function forgetDrafts(): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  });
}

function differing(typed: object, stored: Values): Values {
  return Object.fromEntries(
    Object.entries(typed).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[0] in stored && entry[1] !== stored[entry[0]],
    ),
  );
}

/** Private browsing may refuse storage, and it may be full: the form works without. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}
