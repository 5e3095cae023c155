/** Options for a text that needs a fact: while it is unknown, the wording under `…_unknown` is taken. */
export function wordedFor(fact: string | null | undefined): { readonly context: string } {
  return { context: fact === null ? 'unknown' : '' };
}

/** What is known of several, one after the other. */
export function joinKnown(parts: readonly (string | null)[], separator: string): string {
  return parts.filter((part) => part !== null).join(separator);
}
