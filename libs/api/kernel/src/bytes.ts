/** Bytes `first` to `last` of something stored, both included, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export type Bytes = AsyncIterable<Uint8Array>;

/** Lets go of bytes that may not have been read to their end: an open file would stay open. */
export async function release(bytes: Bytes): Promise<void> {
  await (bytes as Partial<AsyncDisposable>)[Symbol.asyncDispose]?.();
}
