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
        if (!(error instanceof DomainError)) throw error;
        if (error.code === 'edit_conflict') throw await this.signed(error);
        throw error.violations.some(({ edit }) => edit !== undefined) ? await this.signedEach(error) : error;
      }),
    );
  }

  private async signed(error: DomainError): Promise<DomainError> {
    const { currentVersion, currentEdit, cause } = error;
    if (currentVersion === undefined || currentEdit === undefined || currentEdit.by === null) return error;
    const currentAuthor = await this.nameOf(currentEdit.by);
    return new DomainError('edit_conflict', {
      currentVersion,
      currentEdit,
      cause,
      ...(currentAuthor !== undefined && { currentAuthor }),
    });
  }

  /** Of many records that were to be changed together. */
  private async signedEach({ code, violations, cause }: DomainError): Promise<DomainError> {
    const people = new Set(violations.flatMap(({ edit }) => edit?.by ?? []));
    const names = new Map<string, string | undefined>();
    for (const person of people) names.set(person, await this.nameOf(person));
    const signed = violations.map((one) => {
      const author = names.get(one.edit?.by ?? '');
      return author === undefined ? one : { ...one, author };
    });
    return new DomainError(code, { violations: signed, cause });
  }

  /** The refusal is the news; the name may be missing. */
  private nameOf(person: string): Promise<string | undefined> {
    return this.names.nameOf(person).catch((failure: unknown) => {
      this.logger.warn(failure);
      return undefined;
    });
  }
}
