const NOTHING = '0.00 MB';

/** The size of a file as the specification words it (§5); what rounds to nothing is told as less than the least. */
export function sizeShown(text: string): string {
  return text === NOTHING ? '< 0.01 MB' : text;
}
