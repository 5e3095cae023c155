import { KEYED_PATHS } from '../generated/keyed-paths';

export interface Repetition {
  /** Times that a call is made at most. */
  readonly attempts: number;
  /** Longest wait before a call is repeated, in seconds: a server that asks for more is not asked again. */
  readonly longestWait: number;
  readonly fetch: typeof fetch;
  /** Waits so many milliseconds. @throws the reason of the signal */
  readonly pause: (milliseconds: number, signal?: AbortSignal | null) => Promise<void>;
}

const FIRST_WAIT = 0.5;
const KEYED = KEYED_PATHS.map((path) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`));
/** Nothing was done: any call may be repeated. */
const NOT_DONE = 429;
/** An attempt under the same key is still at work, where it is said when to ask again. */
const AT_WORK = 409;
/** It may have been done. */
const UNKNOWN = new Set([502, 503, 504]);

/**
 * Repeats what failed for a reason that passes: after `Retry-After`, else after a wait that doubles. What may have been
 * done is repeated only where that does no harm: reads, what names its version (`If-Match`), and what is made under an
 * `Idempotency-Key`, which every call that takes one is given: while an attempt under it is at work, the next one waits.
 * @throws TypeError where it is not known what became of it
 */
export function repeatingFetch(repetition: Repetition): typeof globalThis.fetch {
  const { attempts, longestWait, pause } = repetition;
  const fetch = patientFetch(repetition);
  return async (input, init = {}) => {
    const [call, harmless] = prepared(input, init);
    let maybeDone = false;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await fetch(input, call)
        .then(whole)
        .then(
          (answer) => ({ answer }),
          (failure: unknown) => ({ failure }),
        );
      const isLast = attempt >= attempts || call.signal?.aborted === true;
      if ('failure' in outcome) {
        if (isLast || !harmless) throw outcome.failure;
      } else if (maybeDone && maybeByItself(call, outcome.answer)) {
        throw new TypeError('The answer to an earlier attempt was lost');
      } else if (isLast || !mayRepeat(outcome.answer, harmless)) return outcome.answer;
      maybeDone ||= !('answer' in outcome) || outcome.answer.status !== NOT_DONE;
      const asked = 'answer' in outcome ? secondsAsked(outcome.answer) : NaN;
      const wait = Number.isFinite(asked)
        ? asked
        : FIRST_WAIT * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      if (wait > longestWait && 'answer' in outcome) return outcome.answer;
      await pause(Math.min(wait, longestWait) * 1_000, call.signal);
    }
  };
}

/** The answer with all of its body: one that is cut off is lost like one that does not come. */
async function whole(answer: Response): Promise<Response> {
  return answer.body === null ? answer : new Response(await answer.blob(), answer);
}

/** Proxies also say a moment (RFC 9110 §10.2.3). @returns NaN where nothing is said */
function secondsAsked({ headers }: Response): number {
  const said = headers.get('Retry-After') ?? '';
  return /^\d+$/.test(said) ? Number(said) : Math.max(0, (Date.parse(said) - Date.now()) / 1_000);
}

/** Asks again while the same is at work, `longestWait` in sum. */
function patientFetch({ longestWait, fetch, pause }: Repetition): Repetition['fetch'] {
  return async (input, init = {}) => {
    for (let left = longestWait; ;) {
      const answer = await fetch(input, init);
      const isAtWork = answer.status === AT_WORK && new Headers(init.headers).has('Idempotency-Key');
      const wait = isAtWork ? secondsAsked(answer) : 0;
      if (!(wait > 0 && wait <= left)) return answer;
      left -= wait;
      await answer.body?.cancel();
      await pause(wait * 1_000, init.signal);
    }
  };
}

/** The call with a key where it takes one, and whether doing it twice does no harm. */
function prepared(input: Parameters<typeof fetch>[0], init: RequestInit): [RequestInit, boolean] {
  const { method = 'GET' } = init;
  const headers = new Headers(init.headers);
  const { pathname } = new URL(typeof input === 'string' ? input : 'url' in input ? input.url : input);
  const takesKey = method === 'POST' && KEYED.some((path) => path.test(pathname));
  if (takesKey && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID());
  const harmless = method === 'GET' || method === 'HEAD' || takesKey || headers.has('If-Match');
  return [{ ...init, headers }, harmless];
}

/** Whether a change is refused for what it may have done itself: the version is gone, or the record. */
function maybeByItself({ headers }: RequestInit, { status }: Response): boolean {
  return new Headers(headers).has('If-Match') && (status === 412 || status === 404);
}

function mayRepeat({ status }: Response, harmless: boolean): boolean {
  return status === NOT_DONE || (harmless && UNKNOWN.has(status));
}
