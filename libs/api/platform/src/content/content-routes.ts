import type { Type } from '@nestjs/common';
import type { ContentEditing, SeenVersions } from '@site/api-kernel';
import { isFewFlag, typeName, wireFields, type Kind } from '@site/vocabulary';
import type { Sorts } from '../http/pagination';
import type { Versioned } from '../http/versioned';
import { changesOf, listOf, recordOf, revisionOf } from './bodies';
import type { ContentReader } from './content-reader';
import { facetsOf } from './filter-queries';
import type { Besides } from './merge-patch';

type Token<Part> = abstract new (...parts: never[]) => Part;

/** What edits the records of a kind. */
export interface Edited<Entity, Draft> {
  readonly editing: Pick<ContentEditing<never, Draft>, 'withdraw'> & {
    publish(draft: Draft, editor: string): Promise<Entity>;
    revise(id: string, draft: Draft, seen: SeenVersions, editor: string): Promise<Entity>;
  };
}

/** Classes of what has more than the described fields, and the name of the other ones. */
interface Classes<Sent extends object = object> {
  readonly input?: Type<Sent>;
  readonly record?: Type<object>;
  /** What lists and counts are called by; absent: the record. */
  readonly collection?: string;
}

/** What the routes of a kind have beside its description. */
export interface ContentRoutes<
  K extends Kind,
  Entity,
  Draft,
  Sent extends object,
  Row extends { readonly id: string },
  Shown extends string,
>
  extends Besides, Classes<Sent> {
  readonly service: Token<Edited<Entity, Draft>>;
  readonly reader: Token<ContentReader<K, Row, Shown>>;
  readonly sorts?: Sorts;
  readonly visibilities?: readonly Shown[];
  readonly draft?: (sent: Sent) => Draft;
  readonly answer?: (entity: Entity) => Versioned<Row>;
  /** A record that is asked for alone. */
  readonly told?: (found: Versioned<Row>) => Versioned<Row>;
  readonly said?: {
    /** Of lists. */
    readonly list?: string;
    /** What facets count; absent: what the kind is called. */
    readonly counted?: string;
    /** What becomes of what a replacing body does not say. */
    readonly absent?: string;
  };
}

/** The classes of requests and answers, by the names that the document has for them. */
export function contentClassesOf(
  kind: Kind,
  Input: Type<object>,
  { record: Answer = recordOf(kind), collection = typeName(kind.record) }: Classes,
) {
  class Revision extends (revisionOf(kind, Input as Type<never>) as Type<object>) {}
  class Changes extends changesOf(Input) {}
  class List extends listOf(Answer) {}
  class Facets extends (facetsOf(kind) as Type<object>) {}
  const one = typeName(kind.record);
  const named = {
    [`${one}Input`]: Input,
    [`${one}Revision`]: Revision,
    [`${one}Changes`]: Changes,
    [`${one}Dto`]: Answer,
    [`${collection}ListDto`]: List,
    [`${collection}FacetsDto`]: Facets,
  };
  for (const [name, made] of Object.entries(named)) Object.defineProperty(made, 'name', { value: name });
  const isRevised = wireFields(kind.fields).some(
    ({ field }) => field.type === 'choice' || (field.type === 'flag' && !isFewFlag(field)),
  );
  return { Revision: isRevised ? Revision : Input, Changes, Answer, List, Facets };
}
