/** Whether this process may be sent work; nothing is asked of the network here. */
export class Readiness {
  private schema: 'waiting' | 'up to date' = 'waiting';
  private ending = false;
  private readonly failing = new Set<string>();

  get migrated(): boolean {
    return this.schema === 'up to date';
  }

  get stopping(): boolean {
    return this.ending;
  }

  /** Parts that do not work at this moment, and without which the others do. */
  get unavailable(): readonly string[] {
    return [...this.failing].sort();
  }

  report(part: string, works: boolean): void {
    if (works) this.failing.delete(part);
    else this.failing.add(part);
  }

  schemaIsUpToDate(): void {
    this.schema = 'up to date';
  }

  stop(): void {
    this.ending = true;
  }
}
