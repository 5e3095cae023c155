const KEY_BYTES = 16;

/** One message as it goes out, under its Idempotency-Key: to the letter the same when it goes out again. */
export interface Attempt<Letter> {
  of(content: string, write: () => Letter): { readonly letter: Letter; readonly key: string };
  end(): void;
}

export function newAttempt<Letter>(): Attempt<Letter> {
  let known: { readonly content: string; readonly letter: Letter; readonly key: string } | undefined;
  return {
    of(content, write) {
      if (known?.content !== content) known = { content, letter: write(), key: randomKey() };
      return known;
    },
    end: () => (known = undefined),
  };
}

/** `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
