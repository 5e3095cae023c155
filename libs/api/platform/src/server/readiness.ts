/** Whether this process may be sent work; nothing is asked of the network here. */
export class Readiness {
  private schema: 'waiting' | 'up to date' = 'waiting';
  private ending = false;

  get migrated(): boolean {
    return this.schema === 'up to date';
  }

  get stopping(): boolean {
    return this.ending;
  }

  schemaIsUpToDate(): void {
    this.schema = 'up to date';
  }

  stop(): void {
    this.ending = true;
  }
}
