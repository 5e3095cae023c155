import sharp from 'sharp';

/** What a file field and an upload over the API take. */
export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const MEBIBYTE = 1024 * 1024;
const HEAD = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
const TAIL = 'trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';

/** Begins and ends as a PDF does, and has the wanted size. */
export function aPdf(name = 'Étude.pdf', mebibytes = 1.25): SentFile {
  const room = mebibytes * MEBIBYTE - HEAD.length - TAIL.length;
  const buffer = Buffer.concat([Buffer.from(HEAD), Buffer.alloc(room, '\n'), Buffer.from(TAIL)]);
  return { name, mimeType: 'application/pdf', buffer };
}

/** Says that it is a PDF. */
export const A_RENAMED_NOTE: SentFile = {
  name: 'note.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('Ceci n’est pas un PDF.\n'.repeat(200)),
};

export const A_NOTE: SentFile = { ...A_RENAMED_NOTE, name: 'note.txt', mimeType: 'text/plain' };

export async function aLogo(): Promise<SentFile> {
  const buffer = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#12808c' } })
    .png()
    .toBuffer();
  return { name: 'Logo.PNG', mimeType: 'image/png', buffer };
}
