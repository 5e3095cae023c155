import type { ShownKind } from '@site/vocabulary';
import type { Answer } from './answer';
import { RequestRate } from './request-rate';
import { bytesOf, type Entry } from './entry';
import type { Refresh } from './background-refresh';

export interface ResponseCacheOptions {
  /** Off: nothing is ever kept. */
  readonly enabled?: boolean;
  /** Memory for all answers and for the largest one, in bytes. */
  readonly capacity?: number;
  readonly largest?: number;
}

/** For how long an answer holds. */
export interface Holding {
  /** Kinds of content that it shows. */
  readonly kinds: readonly ShownKind[];
  /** `latestChange` from before it was read: what has changed since is not kept. */
  readonly seen: number;
  /** Milliseconds after which time alone has made it out of date. */
  readonly life?: number | undefined;
  /** Asked for by a crowd, it is shown as it was while it is made anew (RFC 5861 §3). */
  readonly servedWhileRenewed?: boolean;
}

const MEBIBYTE = 1024 * 1024;
/** Milliseconds after a change for which anybody may be shown what was there before it, however busy the machine is. */
const LONGEST_STALE_MS = 5_000;

/** Public answers by address, as bytes, until a kind of content that they show changes. */
export class ResponseCache {
  private readonly entries = new Map<string, Entry>();
  private readonly changedAt = new Map<string, number>();
  private readonly enabled: boolean;
  private readonly capacity: number;
  private readonly largest: number;
  private bytes = 0;
  private change = 0;
  private allChangedAt = 0;
  private trusted = true;

  constructor(options: ResponseCacheOptions = {}) {
    this.enabled = options.enabled ?? true;
    this.capacity = options.capacity ?? 32 * MEBIBYTE;
    this.largest = options.largest ?? 2 * MEBIBYTE;
  }

  /** Number of the latest change: take it before reading what an answer will show. */
  get latestChange(): number {
    return this.change;
  }

  get size(): number {
    return this.entries.size;
  }

  get usedBytes(): number {
    return this.bytes;
  }

  get mayKeep(): boolean {
    return this.enabled && this.trusted;
  }

  find(address: string): Answer | undefined {
    const entry = this.entries.get(address);
    if (entry === undefined || entry.stale !== undefined) return undefined;
    const now = performance.now();
    if (now >= entry.end) {
      this.drop(address);
      return undefined;
    }
    entry.demand.note(now);
    // A Map iterates in order of insertion, so the first entry is always the one not asked for the longest.
    this.entries.delete(address);
    this.entries.set(address, entry);
    return entry.answer;
  }

  /**
   * What an address that a crowd asks for showed until a moment ago.
   * @param renew called by the first who asks while nobody makes it anew
   */
  findStale(address: string, renew: Refresh): Answer | undefined {
    const entry = this.entries.get(address);
    if (entry?.stale === undefined) return undefined;
    const { stale } = entry;
    const now = performance.now();
    if (now >= Math.min(stale.until, entry.end)) {
      this.drop(address);
      return undefined;
    }
    entry.demand.note(now);
    if (!stale.renewing) {
      stale.renewing = true;
      renew(address).then(
        (seen) => this.endRenewal(address, entry, seen),
        () => this.endRenewal(address, entry, this.latestChange),
      );
    }
    return entry.answer;
  }

  keep(address: string, answer: Answer, holding: Holding): boolean {
    const { kinds, seen, life = Infinity, servedWhileRenewed = false } = holding;
    const bytes = bytesOf(address, answer);
    if (!this.mayKeep || bytes > this.largest || !this.isCurrent(kinds, seen)) return false;
    const demand = this.entries.get(address)?.demand ?? new RequestRate();
    this.drop(address);
    const end = performance.now() + life;
    this.entries.set(address, { answer, kinds, servedWhileRenewed, bytes, end, demand });
    this.bytes += bytes;
    this.makeRoom();
    return true;
  }

  /** Whether this very answer is kept still. */
  holds(address: string, answer: Answer): boolean {
    const entry = this.entries.get(address);
    return entry?.answer === answer && entry.stale === undefined;
  }

  /** The answer has grown by a compressed form. */
  measureAgain(address: string, answer: Answer): void {
    const entry = this.entries.get(address);
    if (entry?.answer !== answer) return;
    const bytes = bytesOf(address, answer);
    this.bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    this.makeRoom();
  }

  /** @param kind as the database calls it, which may tell of what nobody shows */
  forget(kind: string): void {
    this.change += 1;
    this.changedAt.set(kind, this.change);
    const now = performance.now();
    for (const [address, entry] of this.entries) {
      if (!entry.kinds.some((shown) => shown === kind)) continue;
      if (entry.stale !== undefined) continue;
      if (entry.servedWhileRenewed && entry.demand.isHigh(now))
        entry.stale = { until: now + LONGEST_STALE_MS, renewing: false };
      else this.drop(address);
    }
  }

  forgetAll(): void {
    this.change += 1;
    this.allChangedAt = this.change;
    this.entries.clear();
    this.bytes = 0;
  }

  /** Whether nothing of these kinds has changed since. @param seen a former `latestChange` */
  isCurrent(kinds: readonly ShownKind[], seen: number): boolean {
    return this.allChangedAt <= seen && kinds.every((kind) => (this.changedAt.get(kind) ?? 0) <= seen);
  }

  /** While nobody tells of changes, nothing may be kept. */
  distrust(): void {
    this.trusted = false;
    this.forgetAll();
  }

  trust(): void {
    this.forgetAll();
    this.trusted = true;
  }

  private endRenewal(address: string, entry: Entry, seen: number): void {
    if (this.entries.get(address) !== entry || entry.stale === undefined) return;
    entry.stale.renewing = false;
    // What was made was not kept: unless it changed meanwhile, there may be nothing to be seen any more.
    if (this.isCurrent(entry.kinds, seen)) this.drop(address);
  }

  private makeRoom(): void {
    for (const address of this.entries.keys()) {
      if (this.bytes <= this.capacity) return;
      this.drop(address);
    }
  }

  private drop(address: string): void {
    const entry = this.entries.get(address);
    if (entry === undefined) return;
    this.entries.delete(address);
    this.bytes -= entry.bytes;
  }
}
