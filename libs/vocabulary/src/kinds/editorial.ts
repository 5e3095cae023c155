/** What editors alone are told of a record of any kind, flags all, by the names of the wire. */
export const EDITORIAL = ['hidden', 'english_outdated'] as const;
export type Editorial = (typeof EDITORIAL)[number];

/** The same inside. */
export interface EditorialFlags {
  /** Whether visitors are not to see it. */
  readonly hidden: boolean;
  /** Whether its English is to be read again, since its French is newer. */
  readonly englishOutdated: boolean;
}
