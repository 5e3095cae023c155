/** What people are called; the composition root binds it to the identity module. */
export abstract class PersonNames {
  /** Undefined when there is no such account any more. */
  abstract nameOf(userId: string): Promise<string | undefined>;
}
