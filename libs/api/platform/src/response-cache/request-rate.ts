/** Requests of a second; who saves and looks by turns asks once for each change. */
const HIGH = 10;
const SECOND_MS = 1_000;

/** How often an address is asked for: counted by whole seconds, of which the last two are remembered. */
export class RequestRate {
  private second = 0;
  private current = 0;
  private previous = 0;

  /** @param now in milliseconds of `performance.now()` */
  note(now: number): void {
    this.turnTo(now);
    this.current += 1;
  }

  /** Whether so many ask for it that nobody notices who of them is shown a change first. */
  isHigh(now: number): boolean {
    this.turnTo(now);
    return Math.max(this.current, this.previous) > HIGH;
  }

  private turnTo(now: number): void {
    const second = Math.floor(now / SECOND_MS);
    if (second === this.second) return;
    this.previous = second === this.second + 1 ? this.current : 0;
    this.current = 0;
    this.second = second;
  }
}
