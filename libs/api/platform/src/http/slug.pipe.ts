import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = 100;

/** A slug that cannot exist is answered like one that does not. */
@Injectable()
export class SlugPipe implements PipeTransform<string, string> {
  transform(slug: string): string {
    if (slug.length > LONGEST || !SLUG.test(slug)) throw new DomainError('not_found');
    return slug;
  }
}
