import { buffer } from 'node:stream/consumers';
import type { StoredFiles } from '@site/api-platform/backup';

type Store = Pick<StoredFiles, keyof StoredFiles>;
const PIECE = 1024 * 1024;

/** The files of a store, and something that happens before one of them is read, or stored. */
export function watched(
  inner: Store,
  before: { open?: () => Promise<void>; put?: () => Promise<void> },
): Store {
  return {
    namedBy: (run) => inner.namedBy(run),
    bytesNamedBy: (run) => inner.bytesNamedBy(run),
    sizeOf: (path) => inner.sizeOf(path),
    isEmpty: () => inner.isEmpty(),
    remove: (path) => inner.remove(path),
    open: async (path) => {
      await before.open?.();
      return inner.open(path);
    },
    put: async (path, bytes, size) => {
      await before.put?.();
      return inner.put(path, bytes, size);
    },
  };
}

/** A store in memory. @param held what rows name, and it has */
export function aStore(
  held: Readonly<Record<string, Buffer>> = {},
): Store & { readonly kept: Map<string, Buffer> } {
  const kept = new Map(Object.entries(held));
  return {
    kept,
    namedBy: () => Promise.resolve(Object.keys(held)),
    bytesNamedBy: () => Promise.resolve(Object.values(held).reduce((sum, { length }) => sum + length, 0)),
    sizeOf: (path) => Promise.resolve(kept.get(path)?.length),
    open: (path) => Promise.resolve(inPieces(kept.get(path))),
    put: async (path, bytes) => void kept.set(path, await buffer(bytes)),
    remove: async (path) => void kept.delete(path),
    isEmpty: () => Promise.resolve(kept.size === 0),
  };
}

function inPieces(bytes: Buffer | undefined): AsyncIterable<Uint8Array> | undefined {
  if (bytes === undefined) return undefined;
  return (async function* () {
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  })();
}
