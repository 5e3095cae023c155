/** Where the firm reads its mail; the composition root knows. */
export abstract class FirmMailbox {
  /** Undefined while nobody has said where: messages are in the inbox, and their letters wait. */
  abstract address(): Promise<string | undefined>;
}
