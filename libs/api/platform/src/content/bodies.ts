import type { Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath, PartialType } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { EDITORIAL, isFewFlag, wireFields, type Editorial, type Kind, type ValuesOf } from '@site/vocabulary';
import { ID, MOMENT } from '../http/documented';
import { ListPageDto, ListQuery, SortedBy } from '../http/list-query';
import { utcOf } from '../http/moment';
import { Rule } from '../http/validation.decorators';
import type { Sorts } from '../http/pagination';
import { asAnswered, asSent, STAYS } from './documented-field';
import { VISIBILITIES, type Visibility } from './readership';
import { markCuttable } from './cuttable';
import { FieldRule } from './field-rule';
import { FileFactsDto } from './file-facts';
import { decorate, filteredBy, filteredByVisibility } from './filter-queries';
import { OfIds } from './ids-parameter';
import { InOneLanguage, InTextForm, OfFields, type RecordQuery } from './record-query';
import { sortsOf, type Filters, type RecordOf, type ShownOf } from './shapes';

/** What a request may say of a record, by the names of the wire; what may be absent, may be. */
export type InputOf<K extends Kind> = Readonly<Partial<Record<keyof ValuesOf<K> | Editorial, unknown>>>;

export const CHANGED_AT = { ...MOMENT, description: 'When it was last changed' } as const;
export const VERSION: ApiPropertyOptions = {
  type: 'integer',
  minimum: 1,
  description: 'Grows with each change; `"v3"` in `If-Match` names version 3',
  example: 1,
};

const SENT: Readonly<Record<Editorial, string>> = {
  hidden: `Whether visitors are not to see it${STAYS}`,
  english_outdated:
    'Whether its English is to be read again. Absent, or as it is: a change of French alone says so, ' +
    'one of English takes it back, unless `If-Match` names a version with other French, too',
};
const SHOWN: Readonly<Record<Editorial, string>> = {
  hidden: 'Whether visitors do not see it; administrators only are told',
  english_outdated: 'Whether its French is newer than its English; administrators only are told',
};

function decorateEditorial(
  target: Type<object>,
  said: Readonly<Record<Editorial, string>>,
  ...rules: PropertyDecorator[]
): void {
  for (const name of EDITORIAL) {
    const property = { type: Boolean, required: false, description: said[name], example: false };
    decorate(target, name, ApiProperty(property), ...rules);
  }
}

/** The body that makes a record of the kind; a class to extend, so that it has a name in the document. */
export function inputOf<K extends Kind>({ fields }: K): Type<InputOf<K>> {
  class Input {}
  for (const wire of wireFields(fields))
    decorate(Input, wire.name, ApiProperty(asSent(wire)), FieldRule(wire));
  decorateEditorial(Input, SENT, Rule('flag_expected', isFlagOrAbsent));
  return Input as Type<InputOf<K>>;
}

const isFlagOrAbsent = (value: unknown) => value === undefined || typeof value === 'boolean';

/** The body that replaces a record: nothing may be left to what a new one starts with. */
export function revisionOf<K extends Kind>({ fields }: K, input: Type<InputOf<K>>): Type<InputOf<K>> {
  class Revision extends (input as Type<object>) {}
  for (const wire of wireFields(fields)) {
    if (isFewFlag(wire.field) || (wire.field.type !== 'choice' && wire.field.type !== 'flag')) continue;
    const rule = FieldRule(wire, { revised: true });
    decorate(Revision, wire.name, ApiProperty(asSent(wire, { revised: true })), rule);
  }
  return Revision as Type<InputOf<K>>;
}

/** The body that changes some of a record: its fields as they are sent, each of which may be absent. */
export function changesOf<Input extends object>(input: Type<Input>): Type<Partial<Input>> {
  return PartialType(input, { skipNullProperties: true });
}

const PAGE_URL: ApiPropertyOptions = {
  type: String,
  format: 'uri-reference',
  description:
    'Its page on the site, relative to the root; in English below `/en`. There once visitors may see the record',
  example: '/projects/019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90',
};

const FILES: ApiPropertyOptions = {
  type: 'object',
  selfRequired: false,
  additionalProperties: { $ref: getSchemaPath(FileFactsDto) },
  description:
    'What is said of its files besides, by the field with the address; absent where that is nothing, ' +
    'and in the answer to a change of the record',
};

/** What is answered of every record besides its fields: said once by the document. */
class ContentRecordDto {}
decorate(ContentRecordDto, 'id', ApiProperty(ID));
decorateEditorial(ContentRecordDto, SHOWN);
decorate(ContentRecordDto, 'files', ApiProperty(FILES));
decorateStanding(ContentRecordDto);

/** What is answered of a record by its description: its id, its fields, and what administrators are told besides. */
export function shownOf<K extends Kind>({ fields, page }: K): Type<ShownOf<K>> {
  class Shown {}
  markCuttable(Shown);
  decorate(Shown, 'id', ApiProperty(ID));
  for (const wire of wireFields(fields)) decorate(Shown, wire.name, ApiProperty(asAnswered(wire)));
  decorateEditorial(Shown, SHOWN);
  if (page !== undefined) decorate(Shown, 'page_url', ApiProperty(PAGE_URL));
  if (wireFields(fields).some(({ field }) => field.type === 'file')) {
    decorate(Shown, 'files', ApiProperty(FILES));
    ApiExtraModels(FileFactsDto, ContentRecordDto)(Shown);
  }
  return Shown as Type<ShownOf<K>>;
}

/** The same with the moment it was made. */
export function recordOf<K extends Kind>(kind: K): Type<RecordOf<K>> {
  const made = shownOf(kind);
  decorate(made, 'created_at', ApiProperty(MOMENT));
  decorateStanding(made);
  return made as unknown as Type<RecordOf<K>>;
}

function decorateStanding(shown: Type<object>): void {
  decorate(shown, 'updated_at', ApiProperty(CHANGED_AT));
  decorate(shown, 'version', ApiProperty(VERSION));
}

export function listOf<Row>(record: Type<Row>) {
  @ApiExtraModels(ListPageDto)
  class List extends ListPageDto {
    @ApiProperty({ type: [record] }) readonly items!: Row[];
  }
  return List;
}

const SINCE: ApiPropertyOptions = {
  type: String,
  format: 'date-time',
  required: false,
  description:
    'Only what was changed then or later: a moment with `Z` or an offset. `GET /changes` misses nothing, and tells removals, too',
};

const isMoment = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && utcOf(value) !== undefined);

/** What a list can be asked for: a page, a search, an order, the kind's filters, and how far its records are shown. */
export function listQueryOf<K extends Kind, Shown extends string = Visibility>(
  kind: K,
  sorts: Sorts = sortsOf(kind),
  visibilities: readonly Shown[] = VISIBILITIES as readonly string[] as readonly Shown[],
): Type<ListQuery & Filters<K> & RecordQuery & { readonly visibility?: Shown }> {
  class Query extends ListQuery {}
  decorate(Query, 'sort', SortedBy(sorts));
  decorate(Query, 'ids', OfIds());
  decorate(Query, 'updated_since', ApiProperty(SINCE), Rule('moment_expected', isMoment));
  filteredByVisibility(Query, visibilities);
  decorate(Query, 'text', InTextForm());
  decorate(Query, 'fields', OfFields());
  decorate(Query, 'lang', InOneLanguage());
  filteredBy(kind, Query);
  return Query as Type<ListQuery & Filters<K> & RecordQuery & { readonly visibility?: Shown }>;
}
