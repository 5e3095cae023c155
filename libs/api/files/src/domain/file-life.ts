/** Days for which a file without use is kept: one that no record ever used, and one that none uses any more. */
export const KEPT_DAYS = { neverSaved: 1, unused: 30 } as const;

const DAY = 24 * 60 * 60 * 1000;

/** What happened to a file since it was taken in. */
export interface FileLife {
  readonly uploadedAt: Date;
  /** Records that point at it. */
  readonly uses: number;
  /** When the last use ended; undefined while there is one, and while there never was. */
  readonly unusedSince: Date | undefined;
}

export type FileStanding = 'in_use' | 'unused' | 'never_saved';

export function standingOf({ uses, unusedSince }: FileLife): FileStanding {
  if (uses > 0) return 'in_use';
  return unusedSince === undefined ? 'never_saved' : 'unused';
}

/** From when on a file may be removed; undefined while it is used. */
export function removableAt(life: FileLife): Date | undefined {
  if (life.uses > 0) return undefined;
  return life.unusedSince === undefined
    ? later(life.uploadedAt, KEPT_DAYS.neverSaved)
    : later(life.unusedSince, KEPT_DAYS.unused);
}

/** Whether an object that nobody knows is more than an upload whose registration is still to come. */
export function isLeftOver(storedAt: Date, now: Date): boolean {
  return later(storedAt, KEPT_DAYS.neverSaved) <= now;
}

function later(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}
