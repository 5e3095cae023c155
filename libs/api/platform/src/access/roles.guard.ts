import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '@site/api-kernel';
import type { Request } from 'express';
import { accessOf } from './authentication.guard';

/** Denies what a route has not granted: no declaration, no access. */
@Injectable()
export class RolesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = accessOf(this.reflector, context);
    if (access?.kind === 'public') return true;
    const held = context.switchToHttp().getRequest<Request>().caller?.roles ?? [];
    if (access === undefined || !access.roles.every((role) => held.includes(role)))
      throw new DomainError('forbidden');
    return true;
  }
}
