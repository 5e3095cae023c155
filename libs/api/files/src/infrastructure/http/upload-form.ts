import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError, violation } from '@site/api-kernel';
import type { ReceivedFile } from '../../application/content-processor';
import { damagedFile } from '../../application/file.service';

export const FILE_FIELD = 'file';
const MAX_NAME_BYTES = 1_000;
/** A boundary has at most 70 characters (RFC 2046 §5.1.1); to look for a longer one takes time. */
const MAX_TYPE_LENGTH = 200;

/** In bytes: of the file, and of all that is sent. */
export interface UploadLimits {
  readonly file: number;
  readonly form: number;
}

/** Writes the one file of a multipart form into `folder`, as it comes in. Stops reading at the first thing wrong. */
export async function readUploadForm(
  request: Request,
  folder: string,
  limits: UploadLimits,
): Promise<ReceivedFile> {
  const form = openForm(request);
  const stop = new AbortController();
  let writing: Promise<ReceivedFile> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      form.on('file', (field, content, { filename }) => {
        if (field !== FILE_FIELD) {
          content.resume();
          return reject(unknownField(field));
        }
        // A form whose part has no name or an empty one gives none, whatever the declaration says.
        const name = (filename as string | undefined) ?? '';
        const file = { path: join(folder, 'received'), name };
        writing = write(content, file, limits.file, stop.signal);
        writing.catch(reject);
      });
      form.on('field', (field) => reject(unknownField(field)));
      form.on('filesLimit', () => reject(damagedFile()));
      form.on('partsLimit', () => reject(damagedFile()));
      form.on('error', (error) => reject(damagedFile(error)));
      form.on('close', resolve);
      request.on('error', (error) => reject(damagedFile(error)));
      request.on('close', () => request.complete || reject(damagedFile()));
      let received = 0;
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (received > limits.form) reject(new DomainError('payload_too_large'));
      });
      request.pipe(form);
    });
    if (writing === undefined) throw damagedFile();
    return await writing;
  } catch (error) {
    request.unpipe(form);
    stop.abort();
    // Nothing may be written any more when the folder is removed.
    await writing?.catch(() => undefined);
    throw error;
  }
}

function openForm(request: Request): Busboy {
  if (!request.is('multipart/form-data')) throw new DomainError('unsupported_media_type');
  if ((request.headers['content-type'] ?? '').length > MAX_TYPE_LENGTH) throw damagedFile();
  try {
    const limits = {
      files: 1,
      fields: 2,
      parts: 4,
      fieldNameSize: 100,
      fieldSize: MAX_NAME_BYTES,
      headerPairs: 20,
    };
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
  } catch (error) {
    throw damagedFile(error);
  }
}

async function write(
  content: Readable,
  file: Omit<ReceivedFile, 'size' | 'sha256'>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  let size = 0;
  const hash = createHash('sha256');
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(new DomainError('payload_too_large'));
      else {
        hash.update(chunk);
        done(null, chunk);
      }
    },
  });
  await pipeline(content, measure, createWriteStream(file.path, { flags: 'wx' }), { signal });
  return { ...file, size, sha256: hash.digest('hex') };
}

function unknownField(field: string | undefined): DomainError {
  const pointer = `/${(field ?? '').slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return new DomainError('unknown_field', { violations: [violation(pointer, 'field_unknown')] });
}
