/** Which messages have been opened. Opening is no edit: the version stays, so that nobody's change is refused for it. */
export abstract class ReadMarks {
  /** Notes that a message is open now; one that was opened before keeps its moment. @throws DomainError `not_found` */
  abstract set(id: string): Promise<void>;
  /** Takes the note back, so that somebody comes back to it. @throws DomainError `not_found` */
  abstract unset(id: string): Promise<void>;
}
