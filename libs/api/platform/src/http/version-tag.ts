import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError, type SeenVersions } from '@site/api-kernel';
import type { Request } from 'express';
import { refusedParameter } from './pagination';

/**
 * ETag of one record: its version (RFC 9110 §8.8.3).
 * @param count of what an answer shows besides and no edit changes, e.g. downloads
 */
export function versionTag(version: number, count?: number): string {
  return count === undefined ? `"v${version}"` : `"v${version}-${count}"`;
}

// A proxy that compresses weakens the tag; the version in it is the same.
const TAG = /^(?:W\/)?"v(\d{1,9})(?:-\d{1,10})?"$/;

/** Characters of a quoted tag (RFC 9110 §8.8.3). */
const ENTITY_TAG = /(?:W\/)?"[!#-~\u0080-\u{10ffff}]*"/gu;

/**
 * The versions that If-Match names. A tag that is none of ours names none, so that the refusal can say which
 * version stands.
 * @throws DomainError `precondition_required` without If-Match, `invalid_parameter` when it holds anything but tags
 */
export function seenVersions(ifMatch: string | undefined): SeenVersions {
  const header = (ifMatch ?? '').trim();
  if (header === '*') return '*';
  const tags = header.match(ENTITY_TAG) ?? [];
  const places = header.replaceAll(ENTITY_TAG, '""').split(',');
  if (places.some((place) => place.trim() !== '' && place.trim() !== '""'))
    throw refusedParameter('If-Match', 'entity_tag_expected');
  if (tags.length === 0) throw new DomainError('precondition_required');
  return tags.flatMap((tag) => TAG.exec(tag)?.[1] ?? []).map(Number);
}

/** The versions of the record that the caller has seen, from `If-Match`. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext): SeenVersions =>
  seenVersions(context.switchToHttp().getRequest<Request>().headers['if-match']),
);
