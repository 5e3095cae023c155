import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import type { Request } from 'express';

/** ETag of one record: its version (RFC 9110 §8.8.3). */
export function versionTag(version: number): string {
  return `"v${version}"`;
}

/** No record has it: the first is 1. */
const NO_VERSION = 0;

/**
 * The version that If-Match names. One that is no tag of ours becomes a version that never stands, so that the
 * refusal can say which one does.
 * @throws DomainError `precondition_required` without If-Match
 */
export function seenVersion(ifMatch: string | undefined): number | '*' {
  if (ifMatch === undefined || ifMatch.trim() === '') throw new DomainError('precondition_required');
  if (ifMatch.trim() === '*') return '*';
  // A proxy that compresses weakens the tag; the version in it is the same.
  const version = /^(?:W\/)?"v(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  return version === undefined ? NO_VERSION : Number(version);
}

/** The version of the record that the caller has seen, from `If-Match`. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext): number | '*' =>
  seenVersion(context.switchToHttp().getRequest<Request>().headers['if-match']),
);
