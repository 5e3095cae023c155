import { lookup as resolve, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isOpenAddress, type TargetRules } from './open-address';

/** Milliseconds for all of it. */
const PATIENCE = 10_000;
const OPEN_PORTS = new Set(['', '80', '443']);
const FIRST_FREE_PORT = 1_024;
/** Last labels of names that are of this machine (RFC 6761 § 6.3), or of its network (RFC 6762; ICANN, 2024). */
const PRIVATE = new Set(['localhost', 'local', 'internal']);
/** What the form of a target is in any language's patterns. */
export const TARGET_FORM = String.raw`^[Hh][Tt][Tt][Pp][Ss]://[^\s\u0000-\u001f\u007f-\u009f]+$`;
/** A URL would be read out of `https:a`, and blanks left out: nobody means that. */
const FORM = /^https?:\/\/[^\s\p{Cc}]+$/iu;

export interface Answered {
  readonly status: number;
  /** Seconds for which it asks to be left in peace (RFC 9110 § 10.2.3); 0: it does not. */
  readonly retryAfter: number;
}

/** Why nothing was sent, or no answer came: a word for the log of deliveries. */
export class UnreachableTarget extends Error {
  get code(): string {
    return this.message;
  }
}

/** Where a webhook may lead by its address: encrypted, to no port of another service; names are looked up later. */
export function isTarget(text: string, rules: TargetRules): boolean {
  if (!FORM.test(text) || !URL.canParse(text)) return false;
  const { protocol, port, username, password, hash, hostname } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (protocol !== 'https:' && !(protocol === 'http:' && rules.webhookLoopback)) return false;
  if (!OPEN_PORTS.has(port) && Number(port) < FIRST_FREE_PORT) return false;
  const host = bare(hostname);
  return isIP(host) === 0 ? isOpenName(host, rules) : isOpenAddress(host, rules);
}

/** A name of one label is known on this machine or network only, too. */
function isOpenName(host: string, { webhookLoopback }: TargetRules): boolean {
  const labels = host.replace(/\.$/, '').split('.');
  return webhookLoopback || (labels.length > 1 && !PRIVATE.has(labels.at(-1) ?? ''));
}

/**
 * Posts a body over a connection of its own to what the name stands for at this moment, if that may be called.
 * Redirects are answers like others, and bodies of answers are not read.
 * @throws UnreachableTarget
 */
export async function postTo(
  url: URL,
  { body, headers, signal }: { body: string; headers: Record<string, string>; signal: AbortSignal },
  rules: TargetRules,
): Promise<Answered> {
  if (!isTarget(url.href, rules)) throw new UnreachableTarget('target_refused');
  const isEncrypted = url.protocol === 'https:';
  const request = isEncrypted ? requestHttps : requestHttp;
  const agent = isEncrypted ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false });
  const patience = AbortSignal.timeout(PATIENCE);
  return new Promise((answered, failed) => {
    const sent = request(url, {
      method: 'POST',
      agent,
      lookup: openOnly(rules),
      signal: AbortSignal.any([signal, patience]),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'site-webhooks',
        ...headers,
      },
    });
    sent.on('response', (response) => {
      response.destroy();
      answered({
        status: response.statusCode ?? 0,
        retryAfter: secondsOf(response.headers['retry-after']),
      });
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      failed(
        error instanceof UnreachableTarget
          ? error
          : new UnreachableTarget(patience.aborted ? 'timeout' : wordFor(error)),
      ),
    );
    // Without an error, too: Node drops a connection that is to speak something else from now on.
    sent.on('close', () => failed(new UnreachableTarget('closed')));
    sent.end(body);
  });
}

/** Looks a name up, and hands on only what may be called: what it stands for a moment later does not matter. */
function openOnly(rules: TargetRules): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const open = error === null ? found.filter(({ address }) => isOpenAddress(address, rules)) : [];
      const [first] = open;
      if (error !== null) done(error, '');
      else if (first === undefined) done(new UnreachableTarget('target_refused'), '');
      else if (options.all === true) done(null, open);
      else done(null, first.address, first.family);
    });
  };
}

function secondsOf(retryAfter = ''): number {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}

function wordFor({ code, message }: NodeJS.ErrnoException): string {
  return (code ?? message).toLowerCase().slice(0, 60);
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');
