import { configureHttp } from '../http';
import { repeatingFetch, type Repetition } from './repeating-fetch';

export interface Connection extends Partial<Pick<Repetition, 'attempts' | 'longestWait' | 'fetch'>> {
  /** Where the site is, `https://example.org`. */
  readonly url: string;
  /** Key of the machine, or token of a person; absent, what anyone may read is read. */
  readonly key?: string;
  /** Of what people may read of a refusal; absent, English. */
  readonly language?: 'fr' | 'en';
}

const ATTEMPTS = 5;
const LONGEST_WAIT = 60;

/** Says once, for all operations of this process, where they go and who makes them. */
export function connect({ url, key, language = 'en', ...means }: Connection): void {
  const transport = repeatingFetch({
    attempts: means.attempts ?? ATTEMPTS,
    longestWait: means.longestWait ?? LONGEST_WAIT,
    fetch: means.fetch ?? fetch,
    pause,
  });
  configureHttp({
    accessToken: () => key,
    language: () => language,
    transport: (input, init) => transport(typeof input === 'string' ? new URL(input, url).href : input, init),
  });
}

function pause(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
