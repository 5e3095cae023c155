import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '@site/api-kernel';

/**
 * The one range that a request asks for (RFC 9110 §14). Undefined: send everything, as for several ranges,
 * a broken header, or an `If-Range` that names other bytes.
 */
export function requestedRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range?.replaceAll(/\s/g, '') ?? '') ?? [];
  if ((from === '' && to === '') || (ifRange !== undefined && ifRange !== etag)) return undefined;
  if (from === '')
    return Number(to) === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (first >= size) return 'unsatisfiable';
  return to !== '' && Number(to) < first ? undefined : { first, last };
}
