import { Logger } from '@nestjs/common';
import type { S3Settings } from '@site/api-platform/config';
import type { Readiness } from '@site/api-platform/server';
import { MinioFileStorage } from './minio-file-storage';

const logger = new Logger('ObjectStore');

/** The object store, which says in the log and at `/health/ready` how it is. */
export function openObjectStore(settings: S3Settings, readiness: Readiness | undefined): MinioFileStorage {
  const unseen = new Set<string>();
  return new MinioFileStorage(settings, {
    turned: (failure) => {
      readiness?.report('files', failure === undefined);
      if (failure === undefined) logger.log('the object store works');
      else logger.error({ err: failure }, 'the object store cannot be used; it is tried again until it can');
    },
    closed: (bucket) => logger.warn(`bucket ${bucket} was open to everybody, and is closed now`),
    unseen: (bucket, failure) => {
      if (!unseen.has(bucket))
        logger.warn({ err: failure }, `the policy of bucket ${bucket} cannot be checked`);
      unseen.add(bucket);
    },
  });
}
