import type { ListedUser } from '@site/api-client';

/** What each part of the dialog about a person gets. */
export interface PersonSectionProps {
  readonly person: ListedUser;
  /** Whether the person is the one who is looking. */
  readonly isSelf: boolean;
  /** Reads the list again. */
  readonly onChanged: () => Promise<unknown>;
}
