import { open } from 'node:fs/promises';

const HEAD = '%PDF-';
const TRAILER = '%%EOF';
/** Readers look for the trailer in the last 1024 bytes (PDF 1.7, annex H, note 18). */
const TAIL_LENGTH = 1024;

/** Whether a document begins and ends as a PDF does: one that was cut off does not. */
export async function isWholePdf(path: string, size: number): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const head = await file.read(Buffer.alloc(HEAD.length), 0, HEAD.length, 0);
    const tail = await file.read(Buffer.alloc(TAIL_LENGTH), 0, TAIL_LENGTH, Math.max(0, size - TAIL_LENGTH));
    return head.buffer.toString('latin1') === HEAD && tail.buffer.includes(TRAILER);
  } finally {
    await file.close();
  }
}
