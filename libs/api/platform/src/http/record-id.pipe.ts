import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import { isUuid } from './pagination';

/** An id that cannot exist is answered like one that does not. */
@Injectable()
export class RecordIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUuid(id)) throw new DomainError('not_found');
    return id.toLowerCase();
  }
}
