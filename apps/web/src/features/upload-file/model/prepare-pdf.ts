import { UPLOAD_LIMITS } from '@site/vocabulary';
import { FileRefusal } from './file-refusal';
import { recogniseFile } from './recognise-file';

/** The file as it can be sent: what begins as a PDF, within the limit. Only the server looks further. */
export async function preparePdf(file: File): Promise<File> {
  await recogniseFile(file, ['application/pdf']);
  if (file.size > UPLOAD_LIMITS.pdfBytes) throw new FileRefusal('tooLarge');
  return file;
}
