import { IMAGE_TYPES, UPLOAD_LIMITS } from '@site/vocabulary';
import { FileRefusal } from './file-refusal';
import { recogniseFile } from './recognise-file';

// Longest edges in pixels, tried in turn until the file is small enough.
const EDGES = [3840, 2880, 2048] as const;
const QUALITY = 0.86;

/**
 * The file as it can be sent. A photograph straight from a camera is heavier than the limit:
 * it is reduced here, which also spares a slow line. An animation would lose its movement, so it is refused.
 */
export async function prepareImage(file: File): Promise<File> {
  const type = await recogniseFile(file, IMAGE_TYPES);
  if (file.size <= UPLOAD_LIMITS.imageBytes) return file;
  if (type === 'image/gif') throw new FileRefusal('tooLarge');
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new FileRefusal('tooLarge');
  });
  try {
    for (const edge of EDGES) {
      const blob = await redraw(picture, edge, type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
      if (blob !== null && blob.size <= UPLOAD_LIMITS.imageBytes) return named(blob, file.name);
    }
  } finally {
    picture.close();
  }
  throw new FileRefusal('tooLarge');
}

function redraw(picture: ImageBitmap, edge: number, type: string): Promise<Blob | null> {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

// A browser that cannot write the wanted type writes PNG: the name follows what was written.
function named(blob: Blob, name: string): File {
  const extension = blob.type === 'image/jpeg' ? 'jpg' : blob.type.replace('image/', '');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type });
}
