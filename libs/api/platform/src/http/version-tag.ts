import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError, type SeenVersions } from '@site/api-kernel';
import type { Request } from 'express';

/**
 * ETag of one record: its version (RFC 9110 §8.8.3).
 * @param count of what an answer shows besides and no edit changes, e.g. downloads
 */
export function versionTag(version: number, count?: number): string {
  return count === undefined ? `"v${version}"` : `"v${version}-${count}"`;
}

// A proxy that compresses weakens the tag; the version in it is the same.
const TAG = /^(?:W\/)?"v(\d{1,9})(?:-\d{1,10})?"$/;

/**
 * The versions that If-Match names. A tag that is none of ours names none, so that the refusal can say which
 * version stands.
 * @throws DomainError `precondition_required` without If-Match
 */
export function seenVersions(ifMatch: string | undefined): SeenVersions {
  const tags = (ifMatch ?? '').split(',').map((tag) => tag.trim());
  if (tags.every((tag) => tag === '')) throw new DomainError('precondition_required');
  if (tags.length === 1 && tags[0] === '*') return '*';
  return tags.flatMap((tag) => TAG.exec(tag)?.[1] ?? []).map(Number);
}

/** The versions of the record that the caller has seen, from `If-Match`. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext): SeenVersions =>
  seenVersions(context.switchToHttp().getRequest<Request>().headers['if-match']),
);
