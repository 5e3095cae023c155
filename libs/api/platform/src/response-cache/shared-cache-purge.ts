import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 10_000;
const PATIENCE_MS = 3_000;

export interface SharedCachePurgeParts {
  readonly url: string;
  /** Brought as a bearer. */
  readonly token?: string | undefined;
}

/**
 * Tells a cache in front by their surrogate keys which answers are out of date: one `POST` at a time, with the keys in
 * the header `Surrogate-Key` and as `tags` in its JSON. What it does not take is told again until it does. Each
 * instance tells it what it has forgotten itself, so that none fills it with what another has changed.
 */
export class SharedCachePurge {
  private readonly logger = new Logger('SharedCache');
  private readonly waiting = new Set<string>();
  private telling = false;
  private closed = false;

  constructor(private readonly parts: SharedCachePurgeParts) {}

  purge(key: string): void {
    this.waiting.add(key);
    if (!this.telling) void this.tell();
  }

  close(): void {
    this.closed = true;
  }

  private async tell(): Promise<void> {
    this.telling = true;
    let wait = FIRST_RETRY_MS;
    while (this.waiting.size > 0 && !this.closed) {
      const keys = [...this.waiting];
      this.waiting.clear();
      try {
        await this.ask(keys);
        if (wait > FIRST_RETRY_MS) this.logger.log('the cache in front is told again what changed');
        wait = FIRST_RETRY_MS;
      } catch (error) {
        for (const key of keys) this.waiting.add(key);
        if (wait === FIRST_RETRY_MS)
          this.logger.warn({ err: error, keys }, 'the cache in front could not be told what changed');
        await pause(wait, undefined, { ref: false });
        wait = Math.min(wait * 2, LAST_RETRY_MS);
      }
    }
    this.telling = false;
  }

  private async ask(keys: readonly string[]): Promise<void> {
    const { url, token } = this.parts;
    const { ok, status, body } = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Surrogate-Key': keys.join(' '),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags: keys }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await body?.cancel();
    if (!ok) throw new Error(`the cache answered ${status}`);
  }
}
