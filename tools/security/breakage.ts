/** A guard, and the same place without it. */
export interface Breakage {
  readonly row: string;
  readonly file: string;
  readonly replace: readonly [from: string, to: string];
}

type ByFileAndRow = Readonly<Record<string, Readonly<Record<string, Breakage['replace']>>>>;

export function breakagesIn(folder: string, files: ByFileAndRow): readonly Breakage[] {
  return Object.entries(files).flatMap(([file, rows]) =>
    Object.entries(rows).map(([row, replace]) => ({ row, file: `${folder}/${file}`, replace })),
  );
}
