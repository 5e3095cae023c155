import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '@site/api-kernel';
import type { Request } from 'express';
import { ACCESS, type Access } from './access.decorators';
import { CallerAuthority } from './caller';

const BEARER = /^Bearer +([\w.~+/=-]+)$/i;

/** Finds out who calls a route that is not public, or that shows more to some. */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authority: CallerAuthority,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(this.reflector, context);
    const request = context.switchToHttp().getRequest<Request>();
    const { authorization } = request.headers;
    if (access?.kind === 'public' && !(access.recognising && authorization !== undefined)) return true;
    const token = BEARER.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new DomainError('token_invalid');
    request.caller = await this.authority.identify(token);
    return true;
  }
}

export function accessOf(reflector: Reflector, context: ExecutionContext): Access | undefined {
  return reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]);
}
