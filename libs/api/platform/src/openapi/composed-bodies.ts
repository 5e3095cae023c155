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
    const base = all.find((part) => isLooser(part, whole));
    if (base !== undefined) schemas[whole.name] = composed(schemas[whole.name] ?? {}, whole, base);
  }
}

export function fieldsOf([name, schema]: [string, Node]): Fields[] {
  const { properties, required = [], additionalProperties = true } = schema;
  if (!isNode(properties) || typeof additionalProperties !== 'boolean') return [];
  return [{ name, properties, required, closed: !additionalProperties } as Fields];
}

/** Whether the part demands nothing and is the same otherwise: of what is demanded, generators lose null by composing. */
function isLooser(part: Fields, whole: Fields): boolean {
  const names = Object.keys(whole.properties);
  return (
    part.required.length === 0 &&
    whole.required.length > 0 &&
    part.closed === whole.closed &&
    names.length === Object.keys(part.properties).length &&
    names.every((name) => ruleOf(part.properties[name]) === ruleOf(whole.properties[name])) &&
    names.map((name) => (isSame(name, part, whole) ? JSON.stringify(part.properties[name]) : '')).join('')
      .length > WORTH
  );
}

/** What is said of a property besides what it is for. */
function ruleOf({ description: _, default: __, examples: ___, ...rule }: Node = { none: true }): string {
  return JSON.stringify(rule);
}

/** What is demanded is said again beside that: generators look for its rule there. */
const isSame = (name: string, part: Fields, whole: Fields): boolean =>
  !whole.required.includes(name) &&
  JSON.stringify(part.properties[name]) === JSON.stringify(whole.properties[name]);

function composed(schema: Node, whole: Fields, base: Fields): Node {
  const { properties: _, required, additionalProperties: __, type, ...said } = schema;
  const own = Object.entries(whole.properties).filter(([name]) => !isSame(name, base, whole));
  const more = { type, properties: Object.fromEntries(own), required };
  return { ...said, allOf: [{ $ref: `#/components/schemas/${base.name}` }, more] };
}
