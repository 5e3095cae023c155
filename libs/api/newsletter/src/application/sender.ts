import type { Firm } from '@site/vocabulary';

/** In whose name letters are written: the facts of the firm as they are now. */
export abstract class Sender {
  abstract facts(): Promise<Firm>;
}
