export abstract class IdGenerator {
  /** A UUID version 7 (RFC 9562): sorts by time of creation. */
  abstract next(): string;
}
