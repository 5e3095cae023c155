import { FIRM_DEFAULTS, type Firm } from '@site/vocabulary';

/** Facts that are accepted; a test names only what matters to it. */
export function someFacts(changes: Partial<Firm> = {}): Firm {
  return { ...FIRM_DEFAULTS, ...changes };
}
