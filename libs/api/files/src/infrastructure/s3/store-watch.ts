import type { StoreFailure } from './store-failure';

const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;
const WHILE_WELL = 60_000;
const WORKS = 'works';

export interface Watched {
  /** Sees to it that the store can be used. @throws StoreFailure */
  readonly prepare: () => Promise<void>;
  /** Told the first outcome, and each that differs from the last; undefined: the store works. */
  readonly turned: (failure: StoreFailure | undefined) => void;
}

/** Prepares the store as soon as it is there, again and again until then, and looks after it from time to time. */
export class StoreWatch {
  private preparing: Promise<void> | undefined;
  private prepared = false;
  /** Code of what was last told. */
  private told: string | undefined;
  private pause = SHORTEST_PAUSE;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly watched: Watched) {}

  start(): void {
    void this.look();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Resolves when the store has been prepared once, and tries it now if it has not. @throws StoreFailure */
  async ready(): Promise<void> {
    if (!this.prepared) await this.prepare();
  }

  /** Somebody found the store wanting: looks soon. */
  doubt({ code }: StoreFailure): void {
    if (code === 'NoSuchBucket') this.prepared = false;
    if (this.told === WORKS && this.timer !== undefined) this.lookIn(0);
  }

  /** Somebody could use the store: looks soon, if that is news. */
  trust(): void {
    if (this.told !== WORKS && this.timer !== undefined) this.lookIn(0);
  }

  private async look(): Promise<void> {
    this.timer = undefined;
    try {
      await this.prepare();
      this.pause = SHORTEST_PAUSE;
      this.lookIn(WHILE_WELL);
    } catch {
      this.lookIn(this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    }
  }

  private lookIn(milliseconds: number): void {
    clearTimeout(this.timer);
    if (!this.stopped) this.timer = setTimeout(() => void this.look(), milliseconds).unref();
  }

  private prepare(): Promise<void> {
    this.preparing ??= this.watched
      .prepare()
      .then(
        () => {
          this.prepared = true;
          this.tell();
        },
        (failure: StoreFailure) => {
          this.tell(failure);
          throw failure;
        },
      )
      .finally(() => (this.preparing = undefined));
    return this.preparing;
  }

  private tell(failure?: StoreFailure): void {
    const news = failure?.code ?? WORKS;
    if (this.told === news) return;
    this.told = news;
    this.watched.turned(failure);
  }
}
