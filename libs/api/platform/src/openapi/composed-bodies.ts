import type { OpenAPIObject } from '@nestjs/swagger';
import { isNode, type Node } from './json-tree';

export interface Fields {
  readonly name: string;
  readonly properties: Readonly<Record<string, Node>>;
  readonly required: readonly string[];
  readonly closed: boolean;
}

/** Fewer characters are not worth a composition. */
const WORTH = 600;

/** Says a body that is another one with some of it demanded as that: what they share is said once. */
export function composeBodies({ components }: OpenAPIObject): void {
  const schemas = (components?.schemas ?? {}) as Record<string, Node>;
  const all = Object.entries(schemas).flatMap(fieldsOf);
  for (const whole of all) {
    const looser = all.filter((part) => isLooser(part, whole));
    const base = looser.toSorted((a, b) => sharedBy(b, whole).length - sharedBy(a, whole).length)[0];
    if (base !== undefined) schemas[whole.name] = composed(schemas[whole.name] ?? {}, whole, base);
  }
}

export function fieldsOf([name, schema]: [string, Node]): Fields[] {
  const { properties, required = [], additionalProperties = true } = schema;
  if (!isNode(properties) || typeof additionalProperties !== 'boolean') return [];
  return [{ name, properties, required, closed: !additionalProperties } as Fields];
}

/** Whether the part demands less and is the same otherwise. */
function isLooser(part: Fields, whole: Fields): boolean {
  const names = Object.keys(whole.properties);
  return (
    part.required.length < whole.required.length &&
    part.required.every((name) => whole.required.includes(name)) &&
    part.closed === whole.closed &&
    names.length === Object.keys(part.properties).length &&
    names.every((name) => ruleOf(part.properties[name]) === ruleOf(whole.properties[name])) &&
    sharedBy(part, whole).length > WORTH
  );
}

/** What is said of a property besides what it is for. */
function ruleOf({ description: _, default: __, examples: ___, ...rule }: Node = { none: true }): string {
  return JSON.stringify(rule);
}

const sharedBy = (part: Fields, whole: Fields): string =>
  Object.keys(whole.properties)
    .map((name) => (isSame(name, part, whole) ? JSON.stringify(part.properties[name]) : ''))
    .join('');

/** What the part does not demand is said again beside that: generators look for its rule there, and would lose null. */
const isSame = (name: string, part: Fields, whole: Fields): boolean =>
  part.required.includes(name) === whole.required.includes(name) &&
  JSON.stringify(part.properties[name]) === JSON.stringify(whole.properties[name]);

function composed(schema: Node, whole: Fields, base: Fields): Node {
  const { properties: _, required: __, additionalProperties: ___, type, ...said } = schema;
  const required = whole.required.filter((name) => !base.required.includes(name));
  const own = Object.entries(whole.properties).filter(([name]) => !isSame(name, base, whole));
  const more = { type, properties: Object.fromEntries(own), required };
  return { ...said, allOf: [{ $ref: `#/components/schemas/${base.name}` }, more] };
}
