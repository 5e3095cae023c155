import type { ShownKind } from '@site/vocabulary';

/** What instances tell each other of: content, and work that waits. */
export type ChangedKind = ShownKind | 'outgoing_letters' | 'webhook_deliveries';

/** Told after every committed change, so that kept answers about that kind of content are made anew. */
export abstract class ContentChanges {
  abstract announce(kind: ChangedKind): void;
  /** Calls `work` after every committed change of that kind that this instance hears of; it may miss some. */
  abstract onChange(kind: ChangedKind, work: () => void): void;
}
