import { DomainError } from '@site/api-kernel';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../config/settings';

/** For routes that a cookie authorises. @throws DomainError `csrf` when a browser sends it from another site. */
export function demandSameOrigin(
  request: Pick<IncomingMessage, 'headers'>,
  { publicUrl, corsOrigins }: Pick<Settings, 'publicUrl' | 'corsOrigins'>,
): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  // A browser cannot be made to lie about either header, so the product may also be reached by another name of its host.
  const known =
    origin !== undefined && (origin === publicUrl || corsOrigins.includes(origin) || isOf(origin, host));
  const foreign = origin !== undefined ? !known : site === 'cross-site' || site === 'same-site';
  if (foreign || (site === 'cross-site' && !corsOrigins.includes(origin ?? '')))
    throw new DomainError('csrf');
}

function isOf(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
