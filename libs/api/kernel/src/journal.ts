export const JOURNAL_ACTIONS = [
  'published',
  'revised',
  'hidden',
  'shown',
  'featured',
  'unfeatured',
  'arranged',
  'withdrawn',
  'restored',
  'erased',
  /** By the clock, at the end of the time for which it is kept. */
  'expired',
  'granted',
  'revoked',
  'signed_in',
  'sign_in_refused',
  'exported',
  'announced',
  'second_factor_added',
  'second_factor_removed',
  'recovery_code_used',
  'key_made',
  'key_revoked',
] as const;
export type JournalAction = (typeof JOURNAL_ACTIONS)[number];

/** What is noted of who did what: with it, or not at all. */
export abstract class Journal {
  /**
   * @param kind of what: a kind of content or another word
   * @param about `record`: id of what it was done to; `by`: id of the user who did it
   */
  abstract note(
    action: JournalAction,
    kind: string,
    about: { readonly record?: string | null; readonly by?: string | null },
  ): Promise<void>;
}
