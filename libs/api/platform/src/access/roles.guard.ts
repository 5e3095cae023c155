import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '@site/api-kernel';
import type { Request } from 'express';
import { accessOf } from './jwt-auth.guard';

/** Denies what a route has not granted: no declaration, no access. */
@Injectable()
export class RolesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = accessOf(this.reflector, context);
    if (access?.kind === 'public') return true;
    const { roles = [], keyScopes } = context.switchToHttp().getRequest<Request>().caller ?? {};
    if (access === undefined) throw new DomainError('forbidden');
    if (keyScopes !== undefined) {
      if (!access.keys?.some((scope) => keyScopes.includes(scope))) throw new DomainError('scope_missing');
    } else if (!access.roles.every((role) => roles.includes(role))) throw new DomainError('forbidden');
    return true;
  }
}
