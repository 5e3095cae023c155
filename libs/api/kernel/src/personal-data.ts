/** How many records were, or would be, touched: by what they are. */
export type Tally = Readonly<Record<string, number>>;

/** What one module holds of people, so that it can be told, and taken away. */
export abstract class PersonalData {
  /** Removes what is past its time. @param pretend only counts it */
  abstract expire(pretend: boolean): Promise<Tally>;
  /** Every row that holds the address, by the name of its table. */
  abstract about(email: string): Promise<Readonly<Record<string, readonly object[]>>>;
  /** Removes every row that `about` tells, or the address from it. */
  abstract erase(email: string): Promise<Tally>;
}
