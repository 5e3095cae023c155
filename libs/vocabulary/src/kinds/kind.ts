import type { Locale } from '../locale';
import type { DerivedFilter } from './derived-filters';
import type {
  ChoiceField,
  DayField,
  FewFlagField,
  Field,
  Fields,
  FileField,
  FlagField,
  LinkField,
  PairField,
  TextField,
  WholeField,
} from './fields';
import type { EditorialFlags } from './editorial';
import type { Pages } from './pages';
import { memoize } from '../memoize';

/** A kind of content: all that both sides derive from it. */
export interface Kind {
  /** Of its table, of what is cached and announced of it, and of its texts. */
  readonly name: string;
  /** Last part of its addresses in the API. */
  readonly url: string;
  /** What one of its records is called, in words as `name` has them. */
  readonly record: string;
  readonly fields: Fields;
  /** Fields that a search reads. */
  readonly search: readonly string[];
  /** Names of the wire that lists are sorted by. */
  readonly sorts: readonly string[];
  /** Fields by whose value lists are filtered. */
  readonly filters: readonly string[];
  /** What lists are filtered by besides, by its name. */
  readonly derived?: Readonly<Record<string, DerivedFilter>>;
  /** Where each of its records has a page on the site: below this address, under this name. Absent: nowhere. */
  readonly page?: Pages;
}

/** What may be missing has no place in an order. */
interface Empty {
  readonly optional: true;
}
/** What has an order that people know. */
type SortedField = TextField | PairField | ChoiceField | WholeField | DayField;
/** What has one value, of which there are some. */
type FilteredField = TextField | ChoiceField | WholeField | FlagField | DayField;

interface Described<
  F extends Fields,
  Name extends string,
  Sort extends string,
  Filter extends string,
  Derived extends string,
> {
  readonly name: Name;
  readonly url: string;
  readonly record: string;
  readonly fields: F;
  readonly search: readonly NamesOf<F, TextField | PairField>[];
  readonly sorts: readonly Sort[];
  readonly filters: readonly Filter[];
  readonly derived?: Readonly<Record<Derived, DerivedFilter & { readonly of: NamesOf<F, TextField> }>>;
  readonly page?: Pages;
}

type NamesOf<F extends Fields, Type> = {
  [Name in keyof F & string]: F[Name] extends Type ? Name : never;
}[keyof F & string];

/** Types a kind by its fields, and refuses a search, sort or filter by what it does not have or cannot be. */
export function kind<
  const F extends Fields,
  const Name extends string,
  const Sort extends WireNames<Pick<F, Exclude<NamesOf<F, SortedField>, NamesOf<F, Empty>>>>,
  const Filter extends NamesOf<F, FilteredField>,
  const Derived extends string = never,
>(described: Described<F, Name, Sort, Filter, Derived>): Described<F, Name, Sort, Filter, Derived> {
  return described;
}

type WireName<Name extends string, F> = F extends PairField ? `${Name}_${Locale}` : Name;
/** Names of the fields in requests, answers and columns. */
export type WireNames<F extends Fields> = {
  [Name in keyof F & string]: WireName<Name, F[Name]>;
}[keyof F & string];

/** `image_url` is `imageUrl` inside. */
export type PropertyName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<PropertyName<Tail>>}`
  : Name;

type Optional<F> = F extends { readonly optional: true } ? null : never;
type Value<F> =
  F extends ChoiceField<infer Option>
    ? Option
    : F extends WholeField
      ? number
      : F extends FlagField
        ? boolean
        : F extends PairField
          ? string
          : F extends TextField | DayField
            ? string | Optional<F>
            : string | null;

type FieldsOf<K extends Kind> = K['fields'];

/** What is stored and answered of the fields, by their names on the wire. */
export type ValuesOf<K extends Kind> = {
  readonly [Name in keyof FieldsOf<K> & string as WireName<Name, FieldsOf<K>[Name]>]: Value<
    FieldsOf<K>[Name]
  >;
};

/** Absent: as it is, and of a new record no. */
type Distinctions<K extends Kind> = NamesOf<FieldsOf<K>, FewFlagField>;

/** What a record need not have, by the names of the wire. */
export type EmptyValues<K extends Kind> = Pick<
  ValuesOf<K>,
  NamesOf<FieldsOf<K>, Empty | FileField | LinkField | FewFlagField> & keyof ValuesOf<K>
>;

type Wider<F> = F extends ChoiceField ? string : Value<F>;

/** Absent: nothing. */
type Spared<K extends Kind> = NamesOf<FieldsOf<K>, Empty | FileField | LinkField>;

/** What is said of a record before it is accepted. */
export type DraftOf<K extends Kind> = {
  readonly [
    Name in Exclude<keyof FieldsOf<K> & string, Distinctions<K> | Spared<K>> as PropertyName<Name>
  ]: FieldsOf<K>[Name] extends PairField ? Readonly<Record<Locale, string>> : Wider<FieldsOf<K>[Name]>;
} & { readonly [Name in Spared<K> as PropertyName<Name>]?: string | null } & {
  readonly [Name in Distinctions<K> as PropertyName<Name>]?: boolean;
} & /** Absent, or as it is: what follows from the change, and of a new record no. */ Partial<EditorialFlags>;

/** The same once it is accepted; `Pair` is what a bilingual text has become. */
export type AcceptedOf<K extends Kind, Pair> = {
  readonly [Name in keyof FieldsOf<K> & string as PropertyName<Name>]: FieldsOf<K>[Name] extends PairField
    ? Pair
    : Value<FieldsOf<K>[Name]>;
} & EditorialFlags;

/** Names of all that lists are filtered by, and counted by. */
export type FilterNames<K extends Kind> = K['filters'][number] | (keyof NonNullable<K['derived']> & string);

export function filterNames({ filters, derived = {} }: Kind): string[] {
  return [...filters, ...Object.keys(derived)];
}

export interface WireField {
  readonly name: string;
  /** Of the field among the kind's fields. */
  readonly fieldName: string;
  readonly field: Field;
  /** Of one half of a pair. */
  readonly locale?: Locale;
}

/** The fields of the wire in their order; a pair is two. */
export const wireFields = memoize((fields: Fields): readonly WireField[] =>
  Object.entries(fields).flatMap(([fieldName, field]): WireField[] =>
    field.type === 'pair'
      ? (['fr', 'en'] as const).map((locale) => ({
          name: `${fieldName}_${locale}`,
          fieldName,
          field,
          locale,
        }))
      : [{ name: fieldName, fieldName, field }],
  ),
);

const properties: Record<string, string> = {};

/** Name inside of a name of the wire. */
export const propertyOf = (name: string): string =>
  (properties[name] ??= name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));

/** Name of a type or a function's object, of a name in words: `team_member` is `TeamMember`. */
export const typeName = (name: string): string => propertyOf(`_${name}`);

/** Names of the kind's operations in the API, which are those of the client's functions. */
export function operationNames({ name, record }: Kind) {
  const [many, one] = [typeName(name), typeName(record)];
  return {
    list: `list${many}`,
    facets: `get${one}Facets`,
    get: `get${one}`,
    create: `create${one}`,
    replace: `replace${one}`,
    update: `update${one}`,
    delete: `delete${one}`,
    export: `export${many}`,
  } as const;
}
