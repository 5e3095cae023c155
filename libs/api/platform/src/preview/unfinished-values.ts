import { DomainError, refusedValue, violation, type Violation } from '@site/api-kernel';
import { EDITORIAL, isRequired, lengthOf, wholeOf, wireFields } from '@site/vocabulary';
import type { Field, WireField } from '@site/vocabulary';
import { inPointer } from '../http/json-pointer';
import type { EditedKind } from '../record-lifecycle/edited-kinds';

type Values = Readonly<Record<string, unknown>>;

/** Longest text, in code points, of what a kind writes beside its fields, like a moment. */
const LONGEST = 40;

/**
 * What a form says of a record that is not finished: what is missing is empty, as a page would show it.
 * @throws DomainError `unknown_field`, and `validation_failed` for what no record can say
 */
export function unfinishedValues(
  { kind, fields }: Pick<EditedKind, 'kind' | 'fields'>,
  said: Values,
): Values {
  demandKnown(fields, said);
  const described = new Map(wireFields(kind.fields).map((wire) => [wire.name, wire]));
  const violations: Violation[] = [];
  const values = fields.map((name) => {
    const [wire, value] = [described.get(name), said[name] ?? null];
    if (isMissing(value)) return [name, wire ? emptyOf(wire.field) : null];
    const refused = wire ? refusedWire(wire, value) : refusedBeside(name, value);
    if (refused !== undefined) violations.push(refused);
    return [name, wire?.field.type === 'whole' ? wholeOf(value, wire.field) : value];
  });
  if (violations.length > 0) throw new DomainError('validation_failed', { violations });
  return Object.fromEntries(values) as Values;
}

function demandKnown(names: readonly string[], said: Values): void {
  const unknown = Object.keys(said).filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  const violations = unknown.map((name) => violation(pointerTo(name), 'field_unknown'));
  throw new DomainError('unknown_field', { violations });
}

const isMissing = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

function emptyOf(field: Field): unknown {
  if ('starts' in field) return field.starts;
  return isRequired(field) ? '' : null;
}

function refusedWire(wire: WireField, value: unknown): Violation | undefined {
  const refused = refusedValue(wire, value);
  return refused && violation(pointerTo(wire.name), refused.rule, refused.parameters);
}

function refusedBeside(name: string, value: unknown): Violation | undefined {
  const known = EDITORIAL.some((one) => one === name) ? typeof value === 'boolean' : isShortText(value);
  return known ? undefined : violation(pointerTo(name), 'value_invalid');
}

const isShortText = (value: unknown) => typeof value === 'string' && lengthOf(value) <= LONGEST;
const pointerTo = (name: string) => `/values/${inPointer(name)}`;
