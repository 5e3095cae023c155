/** A guard, and the same place without it. */
export interface Breakage {
  readonly row: string;
  readonly file: string;
  readonly replace: readonly [from: string, to: string];
}
