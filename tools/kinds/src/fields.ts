import type { FieldPlan } from './field-plan.ts';
import { FIELD_TYPES, LONGEST_IN_ORDER } from './field-types.ts';
import { lowered, raised, typeName } from './names.ts';
import { demandOwnNames } from './name-conflicts.ts';

/** Reads `name:type[:…][?]`, several apart by blanks. @throws Error that says what is wrong */
export function readFields(text: string, record: string): FieldPlan[] {
  const fields = text
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => readField(one, record));
  const [first] = fields;
  if (first?.sorted === undefined || !['text', 'pair'].includes(first.type))
    throw new Error(
      `The first field names the record: it is a text or a pair of ${LONGEST_IN_ORDER} characters at most, and never missing, as in name:text:200`,
    );
  demandOwnNames(fields);
  return fields;
}

function readField(asked: string, record: string): FieldPlan {
  const optional = asked.endsWith('?');
  const [name = '', type = '', ...args] = asked.replace(/\?$/, '').split(':');
  if (!/^[a-z]+(_[a-z]+)*$/.test(name)) throw new Error(`${asked}: a name is of small letters and _`);
  const known = FIELD_TYPES[type];
  if (known === undefined)
    throw new Error(`${asked}: a type is one of ${Object.keys(FIELD_TYPES).join(', ')}`);
  if (!known.args.test(args.map((one) => `:${one}`).join('')))
    throw new Error(`${asked}: a ${type} is written ${name}:${known.as}`);
  if (optional && known.mayBeMissing !== true)
    throw new Error(`${asked}: only a text, prose or a day may be missing`);
  const word = raised(name.replace(/_url$/, '').replaceAll('_', ' '));
  const { sql, order, ...parts } = known.make({ name, record, args, optional, word });
  const wire = type === 'pair' ? [`${name}_fr`, `${name}_en`] : [name];
  return {
    name,
    property: lowered(typeName(name)),
    type,
    ...parts,
    columns: wire.map((column) => ({ name: column, sql })),
    searched: type === 'text' || type === 'pair' || type === 'prose',
    // What may be missing has no place in an order.
    sorted: optional ? undefined : order,
  };
}
