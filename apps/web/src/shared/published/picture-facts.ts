import type { FileFacts } from '@site/api-client';
import { FILLING_RATIOS, type Locale } from '@site/vocabulary';

/** What a record says of its files, by the field with the address. */
export type FilesOfRecord = Readonly<Record<string, FileFacts>>;

const CENTRE = 5;

/** What is said of a picture in one language; undefined: nothing that shows. */
export function pictureFacts(files: FilesOfRecord | undefined, field: string, locale: Locale) {
  const said = files?.[field];
  if (said === undefined) return undefined;
  const { width, height, [`alt_${locale}` as const]: alt } = said;
  const [x, y] = [said.focal_x, said.focal_y].map((share) => Math.round(share / 10)) as [number, number];
  const focused = x !== CENTRE || y !== CENTRE;
  const ratio = width && height ? width / height : FILLING_RATIOS.least;
  const whole = ratio < FILLING_RATIOS.least || ratio > FILLING_RATIOS.most;
  return alt || focused || whole
    ? { ...(alt && { alt }), ...(focused && { focus: [x, y] as const }), ...(whole && { whole }) }
    : undefined;
}
