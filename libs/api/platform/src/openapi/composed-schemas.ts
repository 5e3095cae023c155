import type { OpenAPIObject } from '@nestjs/swagger';
import { isNode, type Node } from './json-tree';

interface Fields {
  readonly name: string;
  readonly properties: Readonly<Record<string, Node>>;
  readonly required: readonly string[];
  /** Whether it takes no other. */
  readonly closed: boolean;
}

/** Fewer characters are not worth a composition. */
const WORTH = 600;

/** Says a schema that is another one with more, or with more of it demanded, as that: what they share is said once. */
export function composeSchemas({ components }: OpenAPIObject): void {
  const schemas = (components?.schemas ?? {}) as Record<string, Node>;
  const all = Object.entries(schemas).flatMap(fieldsOf);
  const parts = new Map(all.map((whole) => [whole, all.filter((part) => isPart(part, whole))]));
  for (const [whole, found] of parts) {
    // Of those that are no composition themselves, the one that says most of it.
    const [base] = found
      .filter((part) => parts.get(part)?.length === 0)
      .sort((a, b) => shared(b, whole).length - shared(a, whole).length);
    if (base !== undefined) schemas[whole.name] = composed(schemas[whole.name] ?? {}, whole, base);
  }
}

function fieldsOf([name, schema]: [string, Node]): Fields[] {
  const { properties, required = [], additionalProperties } = schema;
  if (!isNode(properties) || isNode(additionalProperties)) return [];
  const closed = additionalProperties === false;
  return [{ name, properties, required, closed } as Fields];
}

/** Whether what is said of the part holds for the whole, too, and is worth being said once. */
function isPart(part: Fields, whole: Fields): boolean {
  const more = Object.keys(whole.properties).length - Object.keys(part.properties).length;
  const demandsMore = whole.required.length > part.required.length || (whole.closed && !part.closed);
  return (
    (more > 0 || (more === 0 && demandsMore)) &&
    // What takes no other field cannot be given more of them.
    (more === 0 || !part.closed) &&
    (whole.closed || !part.closed) &&
    part.required.every((name) => whole.required.includes(name)) &&
    Object.entries(part.properties).every(([name, said]) => holds(said, whole.properties[name])) &&
    shared(part, whole).length > WORTH
  );
}

function holds(said: Node, other: Node | undefined): boolean {
  return other !== undefined && ruleOf(said) === ruleOf(other);
}

/** What is said of a property besides what it is for. */
function ruleOf({ description: _, default: __, examples: ___, ...rule }: Node): string {
  return JSON.stringify(rule);
}

/** What is demanded only of the whole is said there: generators look for it beside its rule. */
const isSame = (name: string, part: Fields, whole: Fields): boolean =>
  part.required.includes(name) === whole.required.includes(name) &&
  JSON.stringify(part.properties[name]) === JSON.stringify(whole.properties[name]);

function shared(part: Fields, whole: Fields): string {
  const names = Object.keys(part.properties).filter((name) => isSame(name, part, whole));
  return names.map((name) => JSON.stringify(part.properties[name])).join('');
}

function composed(schema: Node, whole: Fields, base: Fields): Node {
  const { properties: _, required: __, additionalProperties: ___, type, ...said } = schema;
  const own = Object.entries(whole.properties).filter(([name]) => !isSame(name, base, whole));
  const required = whole.required.filter((name) => !base.required.includes(name));
  const more = {
    type,
    ...(own.length > 0 && { properties: Object.fromEntries(own) }),
    ...(required.length > 0 && { required }),
  };
  return {
    ...said,
    allOf: [
      { $ref: `#/components/schemas/${base.name}` },
      ...(own.length + required.length > 0 ? [more] : []),
    ],
    ...(whole.closed && !base.closed && { unevaluatedProperties: false }),
  };
}
