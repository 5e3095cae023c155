import {
  EDITORIAL,
  isFewFlag,
  isFormatted,
  isRequired,
  refusedField,
  wholeOf,
  wireFields,
} from '@site/vocabulary';
import type { Editorial, Kind, ValuesOf, WireField } from '@site/vocabulary';
import { contentCalls, recordName, versionCalls, type ContentRecord } from '../../../entities/content';
import { formatDay, type FieldName } from '../../../shared/text';
import type { FieldRule, Values } from '../../../shared/ui/admin-form';
import type { RecordKind } from './record-kind';
import { withScheme } from './with-scheme';

/** What a kind alone says of a field, be it of its description or not. */
export interface OwnField<TRecord> extends FieldRule {
  readonly starts?: () => string;
  readonly shown?: (record: TRecord) => string;
}

interface OwnParts<TRecord> extends Pick<
  RecordKind<TRecord>,
  'Body' | 'texts' | 'publicAddress' | 'afterword'
> {
  readonly own?: Readonly<Partial<Record<FieldName, OwnField<TRecord>>>>;
}

/** The form of a kind of content, whose records can be copied and deleted. */
export interface ContentForm<TRecord> extends RecordKind<TRecord> {
  /** What addresses call the kind. */
  readonly url: string;
  readonly copies: NonNullable<RecordKind<TRecord>['copies']>;
  readonly remove: (id: string, etag: string) => Promise<void>;
}

type Unlabelled<K extends Kind> = Exclude<keyof ValuesOf<K>, FieldName>;
/** Names the fields that `fields` of the texts has no label for. */
type Labelled<K extends Kind> = [Unlabelled<K>] extends [never] ? K : { readonly unlabelled: Unlabelled<K> };

/** Made of a description: rules, values and calls as its description has them. */
export function contentForm<K extends Kind>(
  kind: K & Labelled<K>,
  { own = {}, ...parts }: OwnParts<ContentRecord<K>>,
): ContentForm<ContentRecord<K>> {
  const described = new Map(wireFields(kind.fields).map((field) => [field.name, field]));
  const all = { ...own, ...EDITORIAL_FIELDS } as Readonly<
    Partial<Record<FieldName, OwnField<ContentRecord<K>>>>
  >;
  const names = [...new Set([...described.keys(), ...Object.keys(all)])] as FieldName[];
  const calls = contentCalls<K>(kind);
  const bodyOf = (values: Values) =>
    Object.fromEntries([
      ...names.map((name) => [name, sent(described.get(name), values[name] ?? '')]),
      ...EDITORIAL.map((name) => [name, values[name] === 'true'] as const),
    ]);
  const valuesOf = (record: ContentRecord<K>): Values =>
    Object.fromEntries(
      names.map((name) => [
        name,
        all[name]?.shown?.(record) ?? String((record as Readonly<Record<string, unknown>>)[name] ?? ''),
      ]),
    );
  const few = [...described.values()].filter(({ field }) => isFewFlag(field));
  const undistinguished = Object.fromEntries(few.map((wire) => [wire.name, start(wire)]));
  return {
    ...parts,
    name: kind.name,
    url: kind.url,
    list: `/admin/${kind.url}`,
    addressOf: (id) => `/admin/${kind.url}/${id}`,
    versionsOf: (id) => versionCalls(`/api/v1/${kind.url}/${encodeURIComponent(id)}`),
    remove: calls.remove,
    notBroughtBack: ['hidden', ...few.map(({ name }) => name)],
    copies: {
      to: `/admin/${kind.url}/new`,
      valuesOf: (record) => ({ ...valuesOf(record), ...undistinguished }),
      nameOf: (record, locale) => recordName(kind, record, locale),
    },
    preview: (values, asked) => calls.preview(bodyOf(values), asked),
    section: `kinds.${kind.name}`,
    calls: {
      read: calls.read,
      create: (values, key) => calls.create(bodyOf(values), key),
      revise: (id, values, etag) => calls.revise(id, bodyOf(values), etag),
    },
    rules: Object.fromEntries(names.map((name) => [name, { ...ruleOf(described.get(name)), ...all[name] }])),
    empty: () =>
      Object.fromEntries(names.map((name) => [name, all[name]?.starts?.() ?? start(described.get(name))])),
    valuesOf,
  };
}

/** Of every kind; only administrators are told of it. */
const EDITORIAL_FIELDS: Readonly<Record<Editorial, OwnField<{ readonly [Name in Editorial]?: boolean }>>> = {
  hidden: {
    starts: () => 'false',
    shown: ({ hidden = false }) => String(hidden),
    word: (value, t) => t(value === 'true' ? 'visibility.hidden' : 'visibility.public'),
  },
  english_outdated: {
    starts: () => 'false',
    shown: ({ english_outdated = false }) => String(english_outdated),
    word: (value, t) => t(value === 'true' ? 'visibility.englishOutdated' : 'visibility.englishRead'),
  },
};

function ruleOf(wire: WireField | undefined): FieldRule {
  if (wire === undefined) return {};
  const { field } = wire;
  return {
    required: isRequired(field),
    formatted: isFormatted(field),
    ...('max' in field && field.type !== 'whole' && { max: field.max }),
    offered: 'options' in field ? field.options : 'offered' in field ? (field.offered ?? []) : [],
    // A stored value that is no longer among the choices stays chosen; a flag is always one of two.
    ...(field.type !== 'choice' &&
      field.type !== 'flag' && { refused: (meant) => refusedField(wire, meant) }),
    ...(field.type === 'link' && { tidy: withScheme }),
    ...(field.type === 'day' && { word: (day, _t, locale) => formatDay(day, locale) }),
    ...(field.type === 'whole' && {
      // Thousands may stand apart.
      tidy: (typed) => String(wholeOf(typed.replace(/\s/g, ''), field) ?? typed),
    }),
  };
}

function start(wire: WireField | undefined): string {
  return wire && 'starts' in wire.field ? String(wire.field.starts) : '';
}

/** What a text of the form is in the body of a request. */
function sent(wire: WireField | undefined, text: string): string | number | boolean | null | undefined {
  if (wire?.field.type === 'whole') return wholeOf(text, wire.field);
  if (wire?.field.type === 'flag') return text === 'true';
  return text === '' && (wire === undefined || !isRequired(wire.field)) ? null : text;
}
