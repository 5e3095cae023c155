import { UPLOAD_LIMITS } from '@site/vocabulary';
import { FileRefusal } from './file-refusal';

/** Some systems do not know the type of a file: its name has to do. */
const NAMED_PDF = /\.pdf$/i;

/** The file as it can be sent: a PDF within the limit. Only the server looks inside. */
export function preparePdf(file: File): Promise<File> {
  const isPdf = file.type === 'application/pdf' || (file.type === '' && NAMED_PDF.test(file.name));
  if (!isPdf) return Promise.reject(new FileRefusal('wrongType'));
  if (file.size === 0) return Promise.reject(new FileRefusal('empty'));
  if (file.size > UPLOAD_LIMITS.pdfBytes) return Promise.reject(new FileRefusal('tooLarge'));
  const typed = file.type === '' ? new File([file], file.name, { type: 'application/pdf' }) : file;
  return Promise.resolve(typed);
}
