/** Whether this process may be sent work. */
export class Readiness {
  private schema: 'waiting' | 'up to date' = 'waiting';
  private ending = false;
  private readonly failing = new Set<string>();
  private readonly probes: (readonly [part: string, works: () => Promise<boolean>])[] = [];

  get migrated(): boolean {
    return this.schema === 'up to date';
  }

  get stopping(): boolean {
    return this.ending;
  }

  /** Parts that do not work at this moment, and without which the others do. */
  async unavailable(): Promise<readonly string[]> {
    const probed = await Promise.all(
      this.probes.map(async ([part, works]) => ((await works()) ? [] : [part])),
    );
    return [...new Set([...this.failing, ...probed.flat()])].sort();
  }

  /** A part that is asked about whenever somebody wants to know: that has to be cheap, and to end soon. */
  probe(part: string, works: () => Promise<boolean>): void {
    this.probes.push([part, works]);
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
