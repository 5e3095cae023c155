import type { Clock } from '@site/api-kernel';
import { pauseAfter } from './back-off';

/** Seconds: one letter that is put off again and again is not tried with each that is taken. */
const HASTE_GAP = 45;

/** What is known of the mail server: while it is away, one letter at a time asks for it, and the others wait. */
export class ServerWatch {
  /** A product that starts knows nothing: an outage may have begun before it. */
  private there = false;
  private misses = 0;
  private nextProbe = 0;
  /** Whether it did not take a letter that it may take later. */
  private hasPutOff = false;
  private nextHaste = 0;

  constructor(private readonly clock: Clock) {}

  /** Whether the next letter is to find out if the server is there. */
  get isProbing(): boolean {
    return !this.there;
  }

  get isPausing(): boolean {
    return !this.there && this.clock.now().getTime() < this.nextProbe;
  }

  /** Answers how many seconds nobody asks again. */
  missed(): number {
    this.there = false;
    this.misses += 1;
    const pause = pauseAfter(this.misses, 0);
    this.nextProbe = this.clock.now().getTime() + pause * 1_000;
    return pause;
  }

  /** Answers whether letters that wait for it are worth a try now. @param takes whether it did not put this one off */
  met(takes: boolean): boolean {
    const now = this.clock.now().getTime();
    const isBack = !this.there || (takes && this.hasPutOff && now >= this.nextHaste);
    this.there = true;
    this.misses = 0;
    if (isBack) this.nextHaste = now + HASTE_GAP * 1_000;
    this.hasPutOff = !takes || (this.hasPutOff && !isBack);
    return isBack;
  }
}
