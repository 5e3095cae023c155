import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RateLimiter, type Limit } from '@site/api-kernel';
import type { Request, Response } from 'express';
import { clientKey } from './client-address';
import { showAllowance } from './rate-limit-fields';

const LIMITS = 'site:limits';

/** Spends one point of every limit of the route under the address of the client, before it is known who calls. */
@Injectable()
export class ClientLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const limits = this.reflector.getAllAndMerge<Limit[]>(LIMITS, targets);
    if (limits.length === 0) return true;
    const http = context.switchToHttp();
    const key = clientKey(http.getRequest<Request>().ip);
    const response = http.getResponse<Response>();
    for (const limit of limits) showAllowance(response, await this.limiter.spend(limit, key));
    return true;
  }
}

/**
 * Limits a route, or each route of a controller, per client address. Several limits make a burst rule:
 * `@LimitedBy({ name: 'auth', points: 150, seconds: 300 }, { name: 'auth-burst', points: 30, seconds: 5 })`.
 */
export function LimitedBy(...limits: Limit[]): MethodDecorator & ClassDecorator {
  return SetMetadata(LIMITS, limits);
}
