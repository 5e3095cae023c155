import { sendBytes } from '@site/api-platform/http';
import type { Request, Response } from 'express';
import type { Delivery } from '../../application/delivery.service';

/** Content never changes under the address that was asked for. */
const KEEP = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

export interface FileHeaders {
  /** Human name, for what is to be saved rather than shown. */
  readonly saveAs?: string;
  /** Whether the bytes depend on the formats that the browser accepts. */
  readonly negotiated: boolean;
  /** Whether the request shows who asks: nobody is to keep what it gets. */
  readonly personal: boolean;
  /** Whether the bytes never change under the address that was asked for. */
  readonly lasting: boolean;
}

/** Streams a file, or the part of it that was asked for. */
export async function sendFile(
  request: Request,
  response: Response,
  delivery: Delivery,
  { saveAs, negotiated, personal, lasting }: FileHeaders,
): Promise<void> {
  await sendBytes(request, response, delivery, {
    shareable: !personal,
    cacheControl: personal || delivery.standsIn ? 'no-store' : lasting ? KEEP : ASK_AGAIN,
    ...(saveAs !== undefined && { saveAs }),
    ...(negotiated && { vary: 'Accept' }),
  });
}
