import { DomainError } from '@site/api-kernel';

const RETRY_AFTER = 5;
const FULL = new Set([
  '507',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientStorage',
  'QuotaExceeded',
]);

const UNKNOWN_KEY = 'the store does not know S3_ACCESS_KEY';
/** What the code of a refusal means to whoever runs the product. Never more of the answer: it may quote the request. */
const REASONS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: UNKNOWN_KEY,
  XAdminUserNotFound: UNKNOWN_KEY,
  SignatureDoesNotMatch: 'S3_SECRET_KEY does not fit S3_ACCESS_KEY',
  AccessDenied: 'the store does not allow this to S3_ACCESS_KEY',
  AuthorizationHeaderMalformed: 'S3_REGION is not the region of the store',
  PermanentRedirect: 'S3_ENDPOINT is not the address of the region',
  RequestTimeTooSkewed: 'the clocks of the store and of this machine differ',
  BucketAlreadyExists: 'a bucket has an owner already: choose another S3_BUCKET_PREFIX',
  NoSuchBucket: 'a bucket is missing',
  UnreadableAnswer: 'what answers at S3_ENDPOINT is no S3 store',
};

/** The store could not do what it was asked. */
export class StoreFailure extends Error {
  constructor(
    /** Code of S3 or of the operating system. */
    readonly code: string,
    reason = FULL.has(code) ? 'the object store is full' : (REASONS[code] ?? 'the object store failed'),
  ) {
    super(`${reason} (${code})`);
    this.name = 'StoreFailure';
  }
}

export function silence(milliseconds: number): StoreFailure {
  return new StoreFailure('NoAnswer', `the object store did not answer for ${milliseconds} ms`);
}

export function asStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { code, errno, message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  if (errno !== undefined && code !== undefined) {
    return new StoreFailure(code, 'the object store cannot be reached at S3_ENDPOINT');
  }
  if (typeof code === 'string' && /CERT|UNABLE_TO/.test(code)) {
    return new StoreFailure(code, 'the certificate of S3_ENDPOINT is not trusted');
  }
  if (typeof code === 'string' && /^\w+$/.test(code)) return new StoreFailure(code);
  return new StoreFailure(/status: (5\d\d)/.exec(message)?.[1] ?? 'UnreadableAnswer');
}

export function isMissingObject(failure: StoreFailure): boolean {
  return failure.code === 'NoSuchKey' || failure.code === 'NotFound';
}

export function isBrokenConnection(failure: StoreFailure): boolean {
  return failure.code === 'ECONNRESET' || failure.code === 'EPIPE';
}

export function asDomainError(failure: StoreFailure): DomainError {
  if (FULL.has(failure.code)) return new DomainError('insufficient_storage', { cause: failure });
  return new DomainError('dependency_unavailable', { retryAfter: RETRY_AFTER, cause: failure });
}
