/** Why a file is not even sent; the name of its text. */
export type FileRefusalReason = 'wrongType' | 'empty' | 'tooLarge';

export class FileRefusal extends Error {
  constructor(readonly reason: FileRefusalReason) {
    super(reason);
  }
}
