import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import type { Request } from 'express';

/** ETag of one record: its version (RFC 9110 §8.8.3). */
export function versionTag(version: number): string {
  return `"v${version}"`;
}

/** @throws DomainError `precondition_required` without If-Match, `edit_conflict` when it names no version. */
export function seenVersion(ifMatch: string | undefined): number | '*' {
  if (ifMatch === undefined || ifMatch.trim() === '') throw new DomainError('precondition_required');
  if (ifMatch.trim() === '*') return '*';
  // A proxy that compresses weakens the tag; the version in it is the same.
  const version = /^(?:W\/)?"v(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw new DomainError('edit_conflict');
  return Number(version);
}

/** The version of the record that the caller has seen, from `If-Match`. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext): number | '*' =>
  seenVersion(context.switchToHttp().getRequest<Request>().headers['if-match']),
);
