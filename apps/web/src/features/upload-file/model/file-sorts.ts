import { IMAGE_TYPES, UPLOAD_LIMITS, type FileKind } from '@site/vocabulary';
import { FileRefusal } from './file-refusal';
import { prepareImage } from './prepare-image';
import { recogniseFile } from './recognise-file';

interface FileSort {
  /** What browsers offer to be chosen. */
  readonly accept: string;
  /** The chosen file as it can be sent. @throws FileRefusal */
  readonly prepare: (chosen: File) => Promise<File>;
}

export const FILE_SORTS: Readonly<Record<FileKind, FileSort>> = {
  image: { accept: IMAGE_TYPES.join(','), prepare: prepareImage },
  pdf: { accept: 'application/pdf,.pdf', prepare: preparePdf },
};

/** What begins as a PDF, within the limit. Only the server looks further. */
async function preparePdf(file: File): Promise<File> {
  await recogniseFile(file, ['application/pdf']);
  if (file.size > UPLOAD_LIMITS.pdfBytes) throw new FileRefusal('tooLarge');
  return file;
}
