import type { FileFacts } from '@site/api-client';
import type { Locale } from '@site/vocabulary';

/** What a record says of its files, by the field with the address. */
export type FilesOfRecord = Readonly<Record<string, FileFacts>>;

const CENTRE = 5;

/** What is said of a picture in one language; undefined: nothing that shows. */
export function pictureFacts(files: FilesOfRecord | undefined, field: string, locale: Locale) {
  const said = files?.[field];
  if (said === undefined) return undefined;
  const alt = said[`alt_${locale}`];
  const [x, y] = [said.focal_x, said.focal_y].map((share) => Math.round(share / 10)) as [number, number];
  const isCentre = x === CENTRE && y === CENTRE;
  return alt === '' && isCentre
    ? undefined
    : { ...(alt && { alt }), ...(!isCentre && { focus: [x, y] as const }) };
}
