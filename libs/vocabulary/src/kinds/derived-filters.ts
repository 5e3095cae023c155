/** Lists are also filtered by what follows from a text of one line. */
export type DerivedFilter = YearFilter | GroupFilter;

/** A year that a free text names. */
interface YearFilter {
  readonly type: 'year';
  readonly of: string;
}

/** Values that belong together, by the name of their group; compared as people do. */
interface GroupFilter {
  readonly type: 'group';
  readonly of: string;
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

export const yearIn = <Of extends string>(of: Of) => ({ type: 'year', of }) as const;
export const groupOf = <Of extends string>(of: Of, groups: GroupFilter['groups']) =>
  ({ type: 'group', of, groups }) as const;

/** A year as addresses have it. */
export const YEAR = /^(?:19|20)\d\d$/;
