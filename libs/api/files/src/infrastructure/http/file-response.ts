import { sendBytes } from '@site/api-platform/http';
import type { Request, Response } from 'express';
import type { Delivery } from '../../application/delivery.service';

/** Content never changes under its address. */
const KEEP = 'public, max-age=31536000, immutable';

export interface FileHeaders {
  /** Human name, for what is to be saved rather than shown. */
  readonly saveAs?: string;
  /** Whether the bytes depend on the formats that the browser accepts. */
  readonly negotiated: boolean;
  /** Whether the request shows who asks: nobody is to keep what it gets. */
  readonly personal: boolean;
}

/** Streams a file, or the part of it that was asked for. */
export async function sendFile(
  request: Request,
  response: Response,
  delivery: Delivery,
  { saveAs, negotiated, personal }: FileHeaders,
): Promise<void> {
  await sendBytes(request, response, delivery, {
    shareable: !personal,
    cacheControl: personal || delivery.standsIn ? 'no-store' : KEEP,
    ...(saveAs !== undefined && { saveAs }),
    ...(negotiated && { vary: 'Accept' }),
  });
}
