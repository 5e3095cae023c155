import type { IncomingMessage } from 'node:http';

const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/i;

/** One host, of the form of one (RFC 9112 §3.2); who speaks HTTP/1.0 need not name any. */
export function namesOneHost({ headers, rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) return httpVersionMinor === 0;
  let lines = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  return lines <= 1 && HOST.test(host);
}
