import { p } from '@mikro-orm/core';
import { ADDRESS_LIMIT, isFewFlag, propertyOf } from '@site/vocabulary';
import type { Field, Kind, PairField } from '@site/vocabulary';
import { lastEdit } from '../persistence/last-edit-column';
import { localized } from '../persistence/localized-column';

/** Longest name of a choice. */
const CHOICE_LIMIT = 20;

/** The fields of a kind as columns of its table, by the name of their property, in their order; and what every kind has. */
export function columnsOf({ fields }: Kind) {
  const columns = Object.entries(fields).map(([name, field]) => [propertyOf(name), columnOf(name, field)]);
  return {
    ...Object.fromEntries(columns),
    hidden: p.boolean().default(false),
    englishOutdated: p.boolean().default(false),
  };
}

/** All columns of a kind that has no others of its own. */
export function recordColumnsOf(kind: Kind) {
  return {
    id: p.uuid().primary(),
    ...columnsOf(kind),
    createdAt: p.datetime(6),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  };
}

function columnOf(name: string, field: Field) {
  // The column is called as the wire has it: from the property a name like `picture1_url` would not come back.
  return field.type === 'pair' ? () => localized(name) : propertyFor(field).fieldName(name);
}

function propertyFor(field: Exclude<Field, PairField>) {
  switch (field.type) {
    case 'text':
    case 'prose': {
      const column = field.type === 'prose' ? p.text() : p.string().length(field.max);
      return field.optional ? column.nullable() : column;
    }
    case 'choice':
      return p.string().length(CHOICE_LIMIT);
    case 'whole':
      return p.integer();
    case 'flag':
      return isFewFlag(field) ? p.boolean().default(false) : p.boolean();
    case 'day':
      return field.optional ? p.string().length(10).nullable() : p.string().length(10);
    case 'file':
    case 'link':
      return p.string().length(ADDRESS_LIMIT).nullable();
  }
}
