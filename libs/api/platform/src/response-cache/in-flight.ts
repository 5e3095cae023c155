import type { ServerResponse } from 'node:http';

interface Flight {
  /** `latestChange` from before it was begun. */
  readonly seen: number;
  readonly began: number;
  readonly over: Promise<void>;
}

/** Milliseconds after which nobody joins it any more: whatever holds it up, they find out by themselves. */
const LONGEST_MS = 1_000;

/** Answers that are being made, so that who asks for the same meanwhile waits for them (single flight). */
export class InFlight {
  private readonly flights = new Map<string, Flight>();
  private readonly ends = new WeakMap<ServerResponse, () => void>();

  /** @param now a clock in milliseconds */
  constructor(private readonly now = (): number => performance.now()) {}

  /** @param response whose end is the end of it, unless `end` is called before */
  begin(address: string, seen: number, response: ServerResponse): void {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const flight = { seen, began: this.now(), over };
    const end = (): void => {
      if (this.flights.get(address) === flight) this.flights.delete(address);
      resolve();
    };
    this.flights.set(address, flight);
    this.ends.set(response, end);
    response.once('close', end);
  }

  /** What was made for this response is kept, however slowly it is read. */
  end(response: ServerResponse): void {
    this.ends.get(response)?.();
  }

  /** @returns resolved when what was begun after that change is over, one way or another; absent, nothing was */
  find(address: string, seen: number): Promise<void> | undefined {
    const flight = this.flights.get(address);
    const joins = flight?.seen === seen && this.now() - flight.began < LONGEST_MS;
    return joins ? flight.over : undefined;
  }
}
