import { DomainError } from '@site/api-kernel';

const RETRY_AFTER = 5;
/** Milliseconds after which no more work begins in a turn of the event loop, and pieces that may begin before. */
const BUDGET_MS = 2;
const MOST_IN_ONE_TURN = 16;
/** Turns without work after such a turn: libuv takes one new connection in a turn, and reads from it in the next. */
const TURNS_OF_REST = 3;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (reason: DomainError) => void;
}

export interface Place {
  /** Comes true in the turn of the event loop in which the work may begin. */
  readonly turn: Promise<void>;
  /** Gives the place up, unless its turn has come. */
  readonly leave: () => void;
}

/**
 * Spreads heavy work over turns of the event loop: done in one turn for everybody who is ready, it would keep new
 * connections waiting for as long as it takes for all of them. Clients are served in rotation (round robin).
 */
export class FairQueue {
  private readonly begun: (() => void)[] = [];
  private readonly clients = new Map<string, Set<Waiting>>();
  private waiting = 0;
  private turning = false;

  /** @param now a clock in milliseconds */
  constructor(
    private readonly limit: number,
    private readonly now = (): number => performance.now(),
  ) {}

  get length(): number {
    return this.waiting;
  }

  /** @returns a place whose turn is refused with `dependency_unavailable` when too many wait */
  enter(client: string): Place {
    const { promise: turn, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    const place = { begin, refuse };
    const own = this.clients.get(client) ?? new Set();
    own.add(place);
    this.clients.set(client, own);
    this.waiting += 1;
    if (this.waiting > this.limit) this.refuseOne([client, own]);
    this.takeTurns();
    return { turn, leave: () => this.remove(client, place) };
  }

  /** For work that has begun, and waited for something: it comes before any that has not. */
  resume(): Promise<void> {
    return new Promise((begin) => {
      this.begun.push(begin);
      this.takeTurns();
    });
  }

  /** The newest of the client with the most, or of the newcomer: so nobody can crowd the others out. */
  private refuseOne(newcomer: readonly [string, Set<Waiting>]): void {
    const [client, places] = [...this.clients].reduce(
      (most, one) => (one[1].size > most[1].size ? one : most),
      newcomer,
    );
    const newest = [...places].at(-1);
    if (newest === undefined) return;
    this.remove(client, newest);
    const cause = new Error(`${this.limit} requests wait already`);
    newest.refuse(new DomainError('dependency_unavailable', { retryAfter: RETRY_AFTER, cause }));
  }

  private takeTurns(): void {
    if (this.turning) return;
    this.turning = true;
    this.rest(1);
  }

  private rest(turns: number): void {
    setImmediate(() => (turns > 1 ? this.rest(turns - 1) : this.spend()));
  }

  /** Each piece in an immediate of its own: between two of them all that the first one can do at once is done. */
  private spend(): void {
    let began: number | undefined;
    const isSpent = (): boolean => this.now() - (began ??= this.now()) >= BUDGET_MS;
    for (let piece = Math.min(this.begun.length + this.waiting, MOST_IN_ONE_TURN); piece > 0; piece -= 1) {
      setImmediate(() => {
        if (!isSpent()) (this.begun.shift() ?? this.next())?.();
      });
    }
    setImmediate(() => {
      this.turning = this.begun.length + this.waiting > 0;
      if (this.turning) this.rest(isSpent() ? TURNS_OF_REST : 1);
    });
  }

  private next(): (() => void) | undefined {
    const [client, places] = this.clients.entries().next().value ?? [];
    const [place] = places ?? [];
    if (client === undefined || places === undefined || place === undefined) return undefined;
    this.remove(client, place);
    // Behind all others.
    if (this.clients.delete(client)) this.clients.set(client, places);
    return place.begin;
  }

  private remove(client: string, place: Waiting): void {
    const places = this.clients.get(client);
    if (places?.delete(place) !== true) return;
    this.waiting -= 1;
    if (places.size === 0) this.clients.delete(client);
  }
}
