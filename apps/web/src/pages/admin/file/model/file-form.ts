import type { LibraryFile } from '@site/api-client';
import { lengthOf, TEXT_LIMITS, type Refusal } from '@site/vocabulary';
import { fileCalls } from '../../../../entities/file';
import type { RecordKind } from '../../../../features/edit-record';
import type { FieldRule } from '../../../../shared/ui/admin-form';
import { FileFields } from '../ui/file-fields';

const MEDIA_PATH = '/admin/media';
const MOST = 100;

const text = (max: number, required = false): FieldRule => ({
  required,
  max,
  refused: (meant): Refusal | undefined => {
    if (required && meant.trim() === '') return { rule: 'name_required', parameters: {} };
    return lengthOf(meant) > max ? { rule: 'text_too_long', parameters: { max } } : undefined;
  },
});

const HUNDREDTH: FieldRule = {
  refused: (meant) =>
    /^\d{1,3}$/.test(meant) && Number(meant) <= MOST
      ? undefined
      : { rule: 'whole_number_invalid', parameters: { min: 0, max: MOST } },
};

/** What an editor says of a file; it is uploaded where it is used, so there is no form of a new one. */
export const FILE_FORM: RecordKind<LibraryFile> = {
  name: 'files',
  list: MEDIA_PATH,
  addressOf: (id) => `${MEDIA_PATH}/${id}`,
  section: 'media.title',
  texts: 'mediaForm',
  Body: FileFields,
  rules: {
    name: text(TEXT_LIMITS.file_name, true),
    alt_fr: text(TEXT_LIMITS.alternative),
    alt_en: text(TEXT_LIMITS.alternative),
    focal_x: HUNDREDTH,
    focal_y: HUNDREDTH,
  },
  empty: () => ({ name: '', alt_fr: '', alt_en: '', focal_x: '50', focal_y: '50' }),
  valuesOf: ({ name, alt_fr, alt_en, focal_x, focal_y }) => ({
    name,
    alt_fr,
    alt_en,
    focal_x: String(focal_x),
    focal_y: String(focal_y),
  }),
  calls: {
    read: fileCalls.read,
    create: () => Promise.reject(new Error('Files are uploaded where they are used')),
    revise: (id, { name = '', alt_fr = '', alt_en = '', focal_x, focal_y }, etag) =>
      fileCalls.change(
        id,
        { name, alt_fr, alt_en, focal_x: Number(focal_x), focal_y: Number(focal_y) },
        etag,
      ),
  },
};
