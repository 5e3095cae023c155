import { applyDecorators, Injectable, UseGuards } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import { Problems } from '@site/api-platform/openapi';
import type { Request } from 'express';
import { SecondFactorService } from '../../application/second-factor.service';

/** Of whoever has a second factor, wants a code that was given lately. */
@Injectable()
export class SecondFactorGuard implements CanActivate {
  constructor(private readonly factors: SecondFactorService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { caller } = context.switchToHttp().getRequest<Request>();
    if (caller === undefined) throw new DomainError('forbidden');
    await this.factors.demandRecent(caller.userId, caller.sessionId);
    return true;
  }
}

/** For rights, keys and reset links. */
export function NeedsRecentCode(): MethodDecorator {
  return applyDecorators(
    UseGuards(SecondFactorGuard),
    Problems('second_factor_required', 'forbidden', 'scope_missing'),
  );
}
