import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { DomainError, violation } from '@site/api-kernel';
import type { Request } from 'express';

const IGNORED = 'site:parameters-ignored';

/** A route that answers as it does whatever parameters come with it. */
export const IgnoresParameters = () => SetMetadata(IGNORED, true);

/** Refuses query parameters where a route declares none; those that a route declares are its own to check. */
@Injectable()
export class KnownParametersGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.url.includes('?') || takesQuery(context)) return true;
    const names = Object.keys(request.query);
    if (names.length === 0) return true;
    throw new DomainError('invalid_parameter', {
      violations: names.map((name) => violation(name, 'parameter_unknown')),
    });
  }
}

/** Nest notes the parameters of a handler as `kind:index`. */
function takesQuery(context: ExecutionContext): boolean {
  if (Reflect.hasMetadata(IGNORED, context.getClass())) return true;
  const handler = context.getHandler().name;
  const declared = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler) as
    object | undefined;
  return Object.keys(declared ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}
