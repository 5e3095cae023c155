/** A failure the person who started the product can act on: shown as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(french: string, english: string) {
    super(`${french} — ${english}`);
  }
}

/** What went wrong, in one line that is fit for a terminal. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof StartError ? error.message : (error.stack ?? error.message);
}

// Not `instanceof`: under jest, errors of Node itself come from another realm.
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
