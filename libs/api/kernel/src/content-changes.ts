/** Told after every committed change, so that kept answers about that kind of content are made anew. */
export abstract class ContentChanges {
  abstract announce(kind: string): void;
  /** Calls `work` after every committed change of that kind that this instance hears of; it may miss some. */
  abstract onChange(kind: string, work: () => void): void;
}
