import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import { isBucket, type Bucket } from '@site/vocabulary';

/** A bucket of the specification; any other is not found. */
@Injectable()
export class BucketPipe implements PipeTransform<string, Bucket> {
  transform(bucket: string): Bucket {
    if (!isBucket(bucket)) throw new DomainError('not_found');
    return bucket;
  }
}
