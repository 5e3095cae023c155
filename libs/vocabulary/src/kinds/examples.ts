import type { Locale } from '../locale';
import { isFewFlag, type Field } from './fields';
import { propertyOf, wireFields, type DraftOf, type EmptyValues, type Kind, type ValuesOf } from './kind';
import { isRequired } from './refused-field';

/** A draft of the kind that is accepted: the examples of its fields, and nothing where nothing is needed. */
export function exampleDraft<K extends Kind>({ fields }: K): DraftOf<K> {
  const examples = Object.entries(fields).map(([name, field]) => [propertyOf(name), exampleOf(field)]);
  return Object.fromEntries(examples) as DraftOf<K>;
}

/** The same by the names of the wire. */
export function exampleValues<K extends Kind>(kind: K): ValuesOf<K> {
  const draft = exampleDraft(kind) as Readonly<Record<string, unknown>>;
  const values = wireFields(kind.fields).map(({ name, fieldName, locale }) => {
    const value = draft[propertyOf(fieldName)];
    return [name, locale ? (value as Readonly<Record<Locale, string>>)[locale] : value];
  });
  return Object.fromEntries(values) as ValuesOf<K>;
}

/** Nothing of all that a record need not have. */
export function emptyValues<K extends Kind>({ fields }: K): EmptyValues<K> {
  const values = Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as EmptyValues<K>;
}

function emptyValue(field: Field): null | boolean | undefined {
  if (isFewFlag(field)) return field.starts;
  return isRequired(field) || 'starts' in field ? undefined : null;
}

function exampleOf(field: Field): unknown {
  if ('starts' in field) return field.starts;
  if (field.type === 'file' || field.type === 'link') return null;
  return 'optional' in field && field.optional ? null : field.example;
}
