import {
  Injectable,
  Logger,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import { catchError, type Observable } from 'rxjs';
import { PersonNames } from './person-names';

/** Adds to the refusal of a stale change who made the version that stands: only administrators get to see it. */
@Injectable()
export class ConflictAuthorInterceptor implements NestInterceptor {
  private readonly logger = new Logger(ConflictAuthorInterceptor.name);

  constructor(private readonly names: PersonNames) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        throw error instanceof DomainError && error.code === 'edit_conflict'
          ? await this.signed(error)
          : error;
      }),
    );
  }

  private async signed(error: DomainError): Promise<DomainError> {
    const { currentVersion, currentEdit, cause } = error;
    if (currentVersion === undefined || currentEdit === undefined || currentEdit.by === null) return error;
    // The refusal is the news; the name may be missing.
    const currentAuthor = await this.names.nameOf(currentEdit.by).catch((failure: unknown) => {
      this.logger.warn(failure);
      return undefined;
    });
    return new DomainError('edit_conflict', {
      currentVersion,
      currentEdit,
      cause,
      ...(currentAuthor !== undefined && { currentAuthor }),
    });
  }
}
