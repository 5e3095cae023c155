/** What is kept beside the rows of content, such as totals. Rows that are loaded past the triggers leave it wrong. */
export abstract class DerivedData {
  /**
   * Makes it agree with the rows, and tells all instances that anything may have changed. Answers how much did not
   * agree.
   */
  abstract recount(): Promise<number>;
}
