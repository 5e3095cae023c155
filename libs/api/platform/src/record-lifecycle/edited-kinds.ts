import { DomainError, type ContentEditing, type SeenVersions, type Versioned } from '@site/api-kernel';
import { EDITORIAL, isFewFlag, wireFields, type DraftOf, type Kind } from '@site/vocabulary';
import { tableOf } from '../content/content-reader';
import { visibilitiesOf } from '../content/readership';
import { draftOf } from '../content/shapes';

/** What a version of a record said, by the names of the wire. */
export type SaidValues = Readonly<Record<string, unknown>>;

/** What keeps versions: each can be written again, by the rules of today. */
export interface VersionedKind {
  /** Of its table. */
  readonly name: string;
  /** What it says, in its order, by the names of the wire. */
  readonly fields: readonly string[];
  /** What of that a restored version leaves as it is. */
  readonly staying: readonly string[];
  revise(id: string, values: SaidValues, seen: SeenVersions, editor: string): Promise<Versioned>;
}

/** A kind of content as whoever edits records of any kind knows it. */
export interface EditedKind extends VersionedKind {
  readonly kind: Kind;
  hide(id: string, seen: SeenVersions, editor: string): Promise<Versioned>;
  show(id: string, seen: SeenVersions, editor: string): Promise<Versioned>;
  withdraw(id: string, seen: SeenVersions, editor: string): Promise<void>;
  publish(values: SaidValues, editor: string): Promise<Versioned>;
  /** What lists call how far a record is shown, with its SQL. */
  readonly visibilities: Readonly<Record<string, string>>;
  /** Select list of a record as its editors are answered it. */
  readonly columns: string;
  /** What of that grows by itself, without an edit of the record. */
  readonly counts: readonly string[];
}

type Editing<Draft> = Pick<ContentEditing<never, Draft>, 'withdraw'> & {
  publish(draft: Draft, editor: string): Promise<Versioned>;
  revise(id: string, draft: Draft, seen: SeenVersions, editor: string): Promise<Versioned>;
  hide(id: string, seen: SeenVersions, editor: string): Promise<Versioned>;
  show(id: string, seen: SeenVersions, editor: string): Promise<Versioned>;
};

/** What a kind has beside its description. */
interface Own<Draft> extends Partial<Pick<EditedKind, 'visibilities' | 'counts'>> {
  readonly draft?: (values: SaidValues) => Draft;
  /** Names of the wire that are written beside its described fields: moments. */
  readonly more?: readonly string[];
  /** Select list of a record as everybody is answered it. */
  readonly columns?: string;
}

export function editedKind<K extends Kind, Draft = DraftOf<K>>(
  kind: K,
  editing: Editing<Draft>,
  {
    draft = (values) => draftOf(kind, values) as unknown as Draft,
    more = [],
    visibilities = visibilitiesOf(kind),
    columns = tableOf(kind).columns,
    counts = [],
  }: Own<Draft> = {},
): EditedKind {
  const fields = wireFields(kind.fields);
  return {
    kind,
    visibilities,
    columns: [columns, ...EDITORIAL].join(', '),
    counts,
    publish: (values, editor) => editing.publish(draft(values), editor),
    name: kind.name,
    fields: [...fields.map(({ name }) => name), ...more, ...EDITORIAL],
    staying: [...fields.filter(({ field }) => isFewFlag(field)).map(({ name }) => name), 'hidden'],
    revise: (id, values, seen, editor) => editing.revise(id, draft(values), seen, editor),
    hide: (id, seen, editor) => editing.hide(id, seen, editor),
    show: (id, seen, editor) => editing.show(id, seen, editor),
    withdraw: (id, seen, editor) => editing.withdraw(id, seen, editor),
  };
}

/** Every kind of content, and the settings; the composition root knows them. */
export class EditedKinds {
  constructor(
    readonly all: readonly EditedKind[],
    readonly settings: VersionedKind & { readonly id: string },
  ) {}

  /** @param url as its addresses in the API have it @throws DomainError `not_found` */
  at(url: string): EditedKind {
    const found = this.all.find(({ kind }) => kind.url === url);
    if (found === undefined) throw new DomainError('not_found');
    return found;
  }

  /** Name of a table as the API tells it. */
  urlOf(name: string): string {
    return this.all.find((one) => one.name === name)?.kind.url ?? name;
  }

  /** SQL of what a record is called, by what it says: the first of its fields. */
  titleIn(kind: string, fields: string): string {
    const cases = this.all.map((one) => `when '${one.name}' then ${fields} ->> '${one.fields[0]}'`);
    return `case ${kind} ${cases.join(' ')} end`;
  }
}
