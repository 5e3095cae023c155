import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import { catchError, type Observable } from 'rxjs';
import { authorOf, signed } from './conflict-authors';
import { PersonNames } from './person-names';

/** Adds to the refusal of a stale change who made the version that stands: only administrators get to see it. */
@Injectable()
export class ConflictAuthorInterceptor implements NestInterceptor {
  constructor(private readonly names: PersonNames) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        if (error.code === 'edit_conflict') throw await this.signedConflict(error);
        throw error.violations.some(({ edit }) => edit !== undefined) ? await this.signedEach(error) : error;
      }),
    );
  }

  private async signedConflict(error: DomainError): Promise<DomainError> {
    const { currentVersion, currentEdit, cause } = error;
    if (currentVersion === undefined || currentEdit === undefined || currentEdit.by === null) return error;
    const currentAuthor = await authorOf(this.names, currentEdit.by);
    return new DomainError('edit_conflict', {
      currentVersion,
      currentEdit,
      cause,
      ...(currentAuthor !== undefined && { currentAuthor }),
    });
  }

  /** Of many records that were to be changed together. */
  private async signedEach({ code, violations, cause }: DomainError): Promise<DomainError> {
    return new DomainError(code, { violations: await signed(this.names, violations), cause });
  }
}
