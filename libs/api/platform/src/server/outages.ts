/** Quiet for so long, an outage is over: what then fails for the same reason is told anew. */
const QUIET_MS = 60_000;
/** Messages may name what differs each time. */
const MOST_REASONS = 100;

/** Which failures begin an outage: the log says once why, and not with each request that it refuses. */
export class Outages {
  private readonly lastSeen = new Map<string, number>();

  begins(reason: string, now = performance.now()): boolean {
    const last = this.lastSeen.get(reason);
    if (this.lastSeen.size >= MOST_REASONS) this.lastSeen.clear();
    this.lastSeen.set(reason, now);
    return last === undefined || now - last > QUIET_MS;
  }
}
