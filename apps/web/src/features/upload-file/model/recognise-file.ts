import type { IMAGE_TYPES } from '@site/vocabulary';
import { FileRefusal } from './file-refusal';

type FileType = (typeof IMAGE_TYPES)[number] | 'application/pdf';

const HEAD_BYTES = 16;
const SIGNATURES: Readonly<Record<FileType, RegExp>> = {
  'image/jpeg': /^\xFF\xD8\xFF/,
  'image/png': /^\x89PNG\r\n\x1A\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/gif': /^GIF8/,
  'image/avif': /^[^]{4}ftypavi[fs]/,
  'application/pdf': /^%PDF-/,
};

/**
 * What a file is by its first bytes: browsers only go by its name, which may be missing or wrong.
 * @throws FileRefusal when it is empty or none of what is accepted
 */
export async function recogniseFile<Type extends FileType>(
  file: File,
  accepted: readonly Type[],
): Promise<Type> {
  if (file.size === 0) throw new FileRefusal('empty');
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  const type = accepted.find((one) => SIGNATURES[one].test(head));
  if (type === undefined) throw new FileRefusal('wrongType');
  return type;
}
