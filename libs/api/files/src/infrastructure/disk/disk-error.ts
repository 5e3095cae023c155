import { DomainError } from '@site/api-kernel';

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const RETRY_AFTER = 5;

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

/** What a failing disk means to the product; errors that are not the disk's stay as they are. */
export function asStorageError(error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof DomainError || code === undefined) return error;
  if (FULL.has(code)) return new DomainError('insufficient_storage', { cause: error });
  return new DomainError('dependency_unavailable', { retryAfter: RETRY_AFTER, cause: error });
}

export function codeOf(error: unknown): string | undefined {
  // Only errors of the operating system have a number beside their code.
  const { code, errno } = (error ?? {}) as NodeJS.ErrnoException;
  return errno === undefined ? undefined : code;
}
