/** What exporters of spans and of lines have in common. */
interface Exporter<Item> {
  export(items: Item[], done: (result: Result) => void): void;
  forceFlush(): Promise<void>;
  shutdown(): Promise<void>;
}

interface Result {
  readonly code: number;
  readonly error?: Error;
}

export type Notice = (reason: string | undefined) => void;

/** Notices when a collector goes away, with the reason, and when it is back. */
export class NoticedExporter<Item> {
  private away = false;

  constructor(
    private readonly exporter: Exporter<Item>,
    private readonly notice: Notice,
  ) {}

  export(items: Item[], done: (result: Result) => void): void {
    this.exporter.export(items, (result) => {
      const failed = result.code !== 0;
      if (failed !== this.away) this.notice(failed ? reasonOf(result.error) : undefined);
      this.away = failed;
      done(result);
    });
  }

  forceFlush(): Promise<void> {
    return this.exporter.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }
}

/** A code, where there is one: of a connection that failed to two addresses, nothing else is said. */
function reasonOf(error: (Error & { code?: unknown }) | undefined): string {
  return String(error?.code ?? error?.message ?? 'unknown');
}
