import { sendBytes } from '@site/api-platform/http';
import type { PublicAnswers } from '@site/api-platform/response-cache';
import { CONTENT_KINDS, wireFields, type Bucket, type Kind, type ShownKind } from '@site/vocabulary';
import type { Request, Response } from 'express';
import type { Delivery } from '../../application/delivery.service';

const ASK_AGAIN = ['Cache-Control', 'public, max-age=0, must-revalidate'];
const NO_STORE = ['Cache-Control', 'no-store'];

export interface FileHeaders {
  /** Human name, for what is to be saved rather than shown. */
  readonly saveAs?: string;
  /** Whether the bytes depend on the formats that the browser accepts. */
  readonly negotiated: boolean;
  /** Whether the request shows who asks: nobody is to keep what it gets. */
  readonly personal: boolean;
  /** Whether the bytes never change under the address that was asked for. */
  readonly lasting: boolean;
  /** Caching of what lasts. */
  readonly keeping: ReturnType<PublicAnswers['lastingHeaders']>;
}

const OWNERS = CONTENT_KINDS.flatMap((kind) =>
  wireFields((kind as Kind).fields).flatMap(({ field }) =>
    field.type === 'file' ? [{ bucket: field.bucket, kind: kind.name }] : [],
  ),
);

/** Kinds of content whose change may hide a file of the bucket, or show it. */
export function kindsWithFilesIn(bucket: Bucket): readonly ShownKind[] {
  return [...new Set(OWNERS.filter((owner) => owner.bucket === bucket).map(({ kind }) => kind)), 'settings'];
}

/** Streams a file, or the part of it that was asked for. */
export async function sendFile(
  request: Request,
  response: Response,
  delivery: Delivery,
  { saveAs, negotiated, personal, lasting, keeping }: FileHeaders,
): Promise<void> {
  const [, cacheControl = '', ...keys] =
    personal || delivery.standsIn ? NO_STORE : lasting ? keeping : ASK_AGAIN;
  for (let at = 0; at < keys.length; at += 2) response.setHeader(keys[at] ?? '', keys[at + 1] ?? '');
  await sendBytes(request, response, delivery, {
    shareable: !personal,
    cacheControl,
    ...(saveAs !== undefined && { saveAs }),
    ...(negotiated && { vary: 'Accept' }),
  });
}
