import type { Request } from 'express';
import { DomainError } from '@site/api-kernel';
import type { Bucket } from '@site/vocabulary';
import type { ReceivedFile } from '../../application/content-processor';
import { sizeLimit } from '../../domain/file-format';
import type { IncomingFolder } from '../disk/incoming-folder';
import { readUploadForm } from './upload-form';

/** Boundaries, part headers and what a sender may write around one file. */
const FORM_BYTES = 16 * 1024;

/** Receives one uploaded file onto the disk and lends it: nothing of it stays there afterwards. */
export class UploadReceiver {
  constructor(private readonly incoming: IncomingFolder) {}

  async receive<Result>(
    request: Request,
    bucket: Bucket,
    use: (file: ReceivedFile) => Promise<Result>,
  ): Promise<Result> {
    const limits = { file: sizeLimit(bucket), form: sizeLimit(bucket) + FORM_BYTES };
    // Said to be too large: refused unread. What lies about its length is measured.
    if (Number(request.headers['content-length'] ?? 0) > limits.form) {
      throw new DomainError('payload_too_large');
    }
    return this.incoming.lend(async (folder) => use(await readUploadForm(request, folder, limits)));
  }
}
