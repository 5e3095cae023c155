import type { Locale } from '@site/vocabulary';
import type { ComponentType } from 'react';
import type { PreviewAsked, VersionCalls } from '../../../entities/content';
import type { FormTexts } from '../../../shared/text';
import type { FieldRules, Values } from '../../../shared/ui/admin-form';

type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

export interface RecordCalls<TRecord> {
  read(id: string): Promise<{ value: TRecord; etag: string | undefined }>;
  create(values: Values, idempotencyKey: string): Promise<TRecord>;
  revise(id: string, values: Values, etag: string): Promise<TRecord>;
}

export interface BodyProps<TRecord> {
  /** The record as it is stored; none while it is new. */
  readonly record: TRecord | undefined;
}

/** All that one kind of record says of its form; the rest is the same for every kind. */
export interface RecordKind<TRecord> {
  /** What is cached of it stands under this name, and drafts too. */
  readonly name: string;
  readonly calls: RecordCalls<TRecord>;
  readonly rules: FieldRules;
  /** What a new record starts with. */
  readonly empty: () => Values;
  /** What the form shows of a stored record. */
  readonly valuesOf: (record: TRecord) => Values;
  readonly Body: ComponentType<BodyProps<TRecord>>;
  /** Where its sentences stand among the texts: `create`, `edit`, `created`, `revised`, … */
  readonly texts: FormTexts;
  /** The path of its list. */
  readonly list: string;
  /** The path of a stored one; its history is below it. */
  readonly addressOf: (id: string) => string;
  /** Absent: what it said before is not kept. */
  readonly versionsOf?: (id: string) => VersionCalls;
  /** What is decided of the record that stands, and no former version brings back to its form; absent: nothing. */
  readonly notBroughtBack?: readonly string[];
  /** How one is copied: where new ones are made, what they begin with, and what it is called; absent: there is only one. */
  readonly copies?: {
    readonly to: string;
    readonly valuesOf: (record: TRecord) => Values;
    readonly nameOf: (record: TRecord, locale: Locale) => string;
  };
  /** What visitors would see of these values, as an HTML document; absent: they have no page of their own. */
  readonly preview?: (values: Values, asked: PreviewAsked) => Promise<string>;
  /** Key of the name of that list; absent: there is none. */
  readonly section?: string;
  /** Where visitors see a record; undefined: they do not, yet. */
  readonly publicAddress?: (record: TRecord, locale: Locale) => string | undefined;
  /** Said besides what is said of every saved record. */
  readonly afterword?: (record: TRecord, t: Say, locale: Locale) => string | undefined;
  /** What the link to it is called, among the texts; absent: as for every record. */
  readonly view?: string;
}

/** What the history of a record has to know of its kind; what a version says is a record of it. */
export type HistoryKind = Pick<
  RecordKind<never>,
  'name' | 'addressOf' | 'copies' | 'list' | 'notBroughtBack' | 'rules' | 'section' | 'texts' | 'valuesOf'
> &
  Required<Pick<RecordKind<never>, 'versionsOf'>>;

export function historyOf({ addressOf }: Pick<HistoryKind, 'addressOf'>, id: string): string {
  return `${addressOf(id)}/history`;
}

/** What notices of a form are told apart by. */
export function sourceOf({ name }: { readonly name: string }, id: string | undefined): string {
  return `${name} ${id ?? 'new'}`;
}
