import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { TokenExpiredError } from '@nestjs/jwt';
import { AuthGuard } from '@nestjs/passport';
import { DomainError } from '@site/api-kernel';
import type { Request } from 'express';
import { ACCESS, type Access } from './access.decorators';

/** Asks Passport's `jwt` strategy who calls a route that is not public, or that shows more to some. */
@Injectable()
export class JwtAuthGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super({ property: 'caller', session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(this.reflector, context);
    const { authorization } = context.switchToHttp().getRequest<Request>().headers;
    if (access?.kind === 'public' && !(access.recognising && authorization !== undefined)) return true;
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<Caller>(
    error: unknown,
    caller: Caller | false | null,
    reason: unknown,
    context: ExecutionContext,
  ): Caller {
    if (caller) return caller;
    const refusal = error ?? refusalFor(reason);
    const access = accessOf(this.reflector, context);
    const forgiven = access?.kind === 'public' && access.recognising === 'if-valid' && isRefusal(refusal);
    if (!forgiven) throw refusal;
    return undefined as Caller;
  }
}

export function accessOf(reflector: Reflector, context: ExecutionContext): Access | undefined {
  return reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]);
}

function refusalFor(reason: unknown): DomainError {
  return new DomainError(reason instanceof TokenExpiredError ? 'token_expired' : 'token_invalid', {
    cause: reason,
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof DomainError && error.code !== 'dependency_unavailable';
}
