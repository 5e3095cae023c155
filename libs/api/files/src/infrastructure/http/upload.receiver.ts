import type { Request } from 'express';
import { DomainError } from '@site/api-kernel';
import type { Bucket } from '@site/vocabulary';
import type { ReceivedFile } from '../../application/content-workshop';
import { sizeLimit } from '../../domain/file-format';
import type { IncomingFolder } from '../disk/incoming-folder';
import { closeAfterAnswer } from './lingering-close';
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
    const maxBytes = sizeLimit(bucket);
    try {
      // Said to be too large: refused unread. What lies about its length is measured.
      if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_BYTES) {
        throw new DomainError('payload_too_large');
      }
      return await this.incoming.lend(async (folder) => use(await readUploadForm(request, folder, maxBytes)));
    } catch (error) {
      if (!request.complete && request.res !== undefined) closeAfterAnswer(request, request.res);
      throw error;
    }
  }
}
