/** Told after every committed change, so that kept answers about that kind of content are made anew. */
export abstract class ContentChanges {
  abstract announce(kind: string): void;
}
