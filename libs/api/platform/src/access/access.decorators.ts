import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import type { ApiKeyScope } from '@site/vocabulary';
import type { Request } from 'express';
import type { Caller } from './caller';

/** What a route demands of its caller. A route that says nothing is refused to everyone. */
export type Access =
  | { readonly kind: 'public'; readonly recognising?: 'strictly' | 'if-valid' }
  | {
      readonly kind: 'signed-in';
      readonly roles: readonly string[];
      readonly keys?: readonly ApiKeyScope[];
    };

export const ACCESS = 'site:access';

/** Anyone may call the route. */
export const Public = () => SetMetadata(ACCESS, { kind: 'public' } satisfies Access);

/** Anyone may call the route, and it may show more to some: a token that is sent must be a valid one. */
export const PublicRecognising = () =>
  SetMetadata(ACCESS, { kind: 'public', recognising: 'strictly' } satisfies Access);

/** Anyone may call the route; a token that is not accepted counts as none. */
export const PublicRecognisingIfValid = () =>
  SetMetadata(ACCESS, { kind: 'public', recognising: 'if-valid' } satisfies Access);

/** Anyone with a living session may call the route. */
export const SignedIn = () => SetMetadata(ACCESS, { kind: 'signed-in', roles: [] } satisfies Access);

/** Only a caller who holds every named role at this moment may call the route. */
export const Roles = (...roles: string[]) =>
  SetMetadata(ACCESS, { kind: 'signed-in', roles } satisfies Access);

/** The same, or a machine whose key is for one of these. */
export const RolesOrKey = (keys: readonly ApiKeyScope[], ...roles: string[]) =>
  SetMetadata(ACCESS, { kind: 'signed-in', roles, keys } satisfies Access);

/** The `Caller` of a route that is not public. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<Request>();
  if (caller === undefined) throw new DomainError('forbidden');
  return caller;
});

/** The `Caller` of a public route that recognises callers, if it has one. */
export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined =>
    context.switchToHttp().getRequest<Request>().caller,
);
