import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import type { Request } from 'express';

/** Refuses requests that a browser sends on behalf of another site: the session cookie alone proves nothing there. */
@Injectable()
export class OwnSiteGuard implements CanActivate {
  private readonly trusted: ReadonlySet<string>;
  private readonly own: string;

  constructor(@Inject(SETTINGS) { publicUrl, corsOrigins }: Settings) {
    this.own = publicUrl;
    this.trusted = new Set(corsOrigins);
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<Request>();
    const { origin, host } = headers;
    if (origin !== undefined && this.trusted.has(origin)) return true;
    const site = headers['sec-fetch-site'] ?? 'none';
    const own = origin === undefined || origin === this.own || isOriginOf(origin, host);
    if (!own || (site !== 'same-origin' && site !== 'none')) throw new DomainError('csrf');
    return true;
  }
}

// The product also answers under names that PUBLIC_URL does not say, such as 127.0.0.1.
function isOriginOf(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
