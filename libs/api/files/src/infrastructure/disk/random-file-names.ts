import { randomBytes } from 'node:crypto';
import { FileNames } from '../../application/file-names';

export class RandomFileNames extends FileNames {
  next(): string {
    return randomBytes(16).toString('hex');
  }
}
