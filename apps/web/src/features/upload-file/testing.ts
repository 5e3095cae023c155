/** How files of each format begin. */
export const FILE_HEADS = {
  jpeg: '\xFF\xD8\xFF\xE0',
  png: '\x89PNG\r\n\x1A\n',
  gif: 'GIF89a',
  webp: 'RIFF\x1A\x02\0\0WEBPVP8 ',
  avif: '\0\0\0\x20ftypavif',
  pdf: '%PDF-1.7\n',
} as const;

export function fileOf(head: string, name: string, type: string, size = head.length): File {
  const bytes = new Uint8Array(size);
  bytes.set(Array.from(head, (character) => character.charCodeAt(0)).slice(0, size));
  return new File([bytes], name, { type });
}
