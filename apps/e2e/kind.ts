import type { Records } from './records.ts';

/** What the specification (§2, §5, §8) says of the screens of one kind of content, letter for letter. */
export interface Described {
  /** Of the dashboard: what it counts, and how one is begun. */
  readonly tile: string;
  readonly quick: string;
  readonly records: Records<object>;
  /** The field that a record is known by. */
  readonly known: string;
  readonly title: string;
  readonly create: string;
  readonly heading: string;
  readonly search: string;
  readonly empty: string;
  readonly noMatch: string;
  readonly loadFailed: string;
  readonly edit: string;
  readonly unknown: string;
  readonly created: string;
  readonly revised: string;
  readonly removed: string;
  /** Required fields in the order of the form, with what is said of them. */
  readonly required: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, number>>;
  readonly offers: Readonly<Record<string, readonly string[]>>;
  readonly starts: Readonly<Record<string, string>>;
}

export interface Kind extends Described {
  readonly name: string;
  /** Address of its list. */
  readonly list: string;
}
