import { filterNames, type Bucket, type ContentKind, type Kind, type Locale } from '@site/vocabulary';
import { contentCalls, kindPath, recordName } from '../../../entities/content';
import type { ContentCalls, ContentRecord, FilterOf, KindPath } from '../../../entities/content';
import type { AdminTexts } from '../../../shared/text';
import type { ListDescription } from './use-list';

interface ContentFilter {
  /** Key of the text that stands for no choice, as « Toutes les … »: of the kind where its own page says it. */
  readonly all: string;
  /** Of a filter that is not a field; it takes no other value. */
  readonly options?: readonly string[];
  /** How a value reads; absent: as it is. */
  readonly word?: (value: string, t: (key: string) => string) => string;
}

/** What every kind is filtered by. */
const VISIBILITY: ContentFilter = {
  all: 'visibility.all',
  options: ['public', 'hidden'],
  word: (value, t) => t(`visibility.${value}`),
};

interface OwnParts<Name extends ContentKind> {
  readonly filters: Readonly<Record<FilterOf<Name>, ContentFilter>>;
  /** Orders besides those of the description. */
  readonly sorts?: readonly string[];
  /** Texts of what is called otherwise than in the form, or is not there. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** The list of a kind of content, as its description has it. */
export interface ContentList<TRow> extends ListDescription<TRow> {
  readonly path: `/admin${KindPath}`;
  readonly calls: ContentCalls<TRow>;
  /** What addresses call its kind. */
  readonly url: string;
  readonly choices: readonly (ContentFilter & {
    readonly name: string;
    readonly offered: readonly string[];
  })[];
  /** The filters of which the server counts the values. */
  readonly counted: readonly string[];
  /** Key of the text that names a field. */
  readonly labelOf: (name: string) => string;
  readonly nameOf: (row: TRow, locale: Locale) => string;
  /** The field that holds the picture of a record, and where its pictures are. */
  readonly picture: { readonly name: string; readonly bucket: Bucket } | undefined;
}

export function contentList<K extends Kind & { readonly name: ContentKind & keyof AdminTexts }>(
  kind: K,
  { filters, sorts = [], labels = {} }: OwnParts<K['name']>,
): ContentList<ContentRecord<K>> {
  const calls = contentCalls(kind);
  const own = Object.entries<ContentFilter>(filters).map(
    ([name, filter]) => [name, { ...filter, all: `${kind.name}.${filter.all}` }] as const,
  );
  const filtered = 'visibility' in filters ? own : [...own, ['visibility', VISIBILITY] as const];
  const choices = filtered.map(([name, filter]) => {
    const field = kind.fields[name];
    const closed = filter.options ?? (field?.type === 'choice' ? field.options : undefined);
    const offered = closed ?? (field && 'offered' in field ? field.offered : undefined) ?? [];
    return { ...filter, name, closed, offered };
  });
  return {
    kind: kind.name,
    url: kind.url,
    path: `/admin${kindPath(kind.name)}`,
    sorts: [...kind.sorts, ...sorts],
    filters: Object.fromEntries(choices.map(({ name, closed }) => [name, closed])),
    // Nothing of a list goes back into a form.
    read: (parameters, options) => calls.list({ ...parameters, text: 'plain' }, options),
    calls,
    choices,
    counted: choices
      .map(({ name }) => name)
      .filter((name) => name === 'visibility' || filterNames(kind).includes(name)),
    labelOf: (name) => labels[name] ?? (name === 'visibility' ? 'visibility.label' : `fields.${name}`),
    nameOf: (record, locale) => recordName(kind, record, locale),
    picture: pictureOf(kind),
  };
}

type FileField = Extract<Kind['fields'][string], { readonly type: 'file' }>;

/** Of a document there is no picture. */
function pictureOf({ fields }: Kind): { readonly name: string; readonly bucket: Bucket } | undefined {
  const [name, field] =
    Object.entries(fields).find(
      (entry): entry is [string, FileField] => entry[1].type === 'file' && entry[1].ending !== '.pdf',
    ) ?? [];
  return name === undefined || field === undefined ? undefined : { name, bucket: field.bucket };
}
