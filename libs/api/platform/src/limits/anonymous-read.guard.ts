import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RateLimiter, type Limit } from '@site/api-kernel';
import type { Request, Response } from 'express';
import { clientKey } from './client-address';
import { showAllowance } from './rate-limit-fields';

const READS = 'site:anonymous-reads';
/** Many visitors share the address of their network. */
const ALL: Limit = { name: 'reads', points: 3_000, seconds: 60, perInstance: true };
const SEARCHES: Limit = { name: 'searches', points: 300, seconds: 60, perInstance: true };

/** What anyone may read of the API, who is not known: limited, and told so. */
export const LimitedReads = () => SetMetadata(READS, true);

/**
 * Counts what is read for strangers, by their address. Kept answers are sent before anybody counts, and what a page of
 * the site reads in this process has no address.
 */
@Injectable()
export class AnonymousReadGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const { caller, ip } = request;
    if (ip === undefined || caller !== undefined || !this.reflector.get(READS, context.getHandler()))
      return true;
    const limit = request.url.includes('?') && request.query['q'] ? SEARCHES : ALL;
    showAllowance(http.getResponse<Response>(), await this.limiter.spend(limit, clientKey(ip)));
    return true;
  }
}
