import { ApiError, callHeaders, getReplaceFileUrl, getUploadFileUrl } from '@site/api-client';
import type { UploadedFile } from '@site/api-client';
import type { Bucket } from '@site/vocabulary';
import { renewSession, session } from '../../../entities/session';

/** Where a file is sent to. */
export interface UploadTarget {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @param key makes it arrive once */
export const newFile = (bucket: Bucket, key: string): UploadTarget => ({
  method: 'POST',
  url: getUploadFileUrl(bucket),
  headers: { 'Idempotency-Key': key },
});

/** The bytes of a stored file. @param version of it that is replaced */
export const contentOf = (id: string, version: number): UploadTarget => ({
  method: 'PUT',
  url: getReplaceFileUrl(id),
  headers: { 'If-Match': `"v${version}"` },
});

interface Sending {
  readonly target: UploadTarget;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Told the sent share, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends a file and answers what was stored. Not `fetch`: only XMLHttpRequest tells how much has been sent. */
export async function sendFile(sending: Sending): Promise<UploadedFile> {
  const token = session.accessToken();
  let answer = await attempt(sending);
  if (answer.status === 401 && (await renewSession(token))) answer = await attempt(sending);
  const body = parse(answer.responseText);
  if (answer.status >= 300 || typeof body['url'] !== 'string') throw new ApiError(answer.status, body);
  return body as unknown as UploadedFile;
}

function attempt({ target, file, signal, onProgress }: Sending): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(target.method, target.url);
    callHeaders(target.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new ApiError(0, {}));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    const body = new FormData();
    body.append('file', file);
    if (signal.aborted) reject(new DOMException('Cancelled', 'AbortError'));
    else request.send(body);
  });
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
