import type { OpenAPIObject } from '@nestjs/swagger';
import { fieldsOf, type Fields } from './composed-bodies';
import type { Node } from './json-tree';

/** Fewer characters that both say are chance, or not worth a composition. */
const WORTH = 180;

/** Says an answer that has all of another one as that one with more: what both have is said once. */
export function composeAnswers({ components }: OpenAPIObject): void {
  const schemas = (components?.schemas ?? {}) as Record<string, Node>;
  // A closed one would refuse what is more.
  const open = Object.entries(schemas)
    .flatMap(fieldsOf)
    .filter(({ closed }) => !closed);
  for (const whole of open) {
    const parts = open.filter((one) => isPart(one, whole));
    const most = parts.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
    if (most !== undefined) schemas[whole.name] = extended(schemas[whole.name] ?? {}, whole, most);
  }
}

/** Whether all that is said of the part is said of the whole: generators would lose null of what only the whole demands. */
function isPart(part: Fields, whole: Fields): boolean {
  const names = Object.keys(part.properties);
  return (
    weightOf(part) > WORTH &&
    names.length < Object.keys(whole.properties).length &&
    names.every(
      (name) =>
        JSON.stringify(part.properties[name]) === JSON.stringify(whole.properties[name]) &&
        part.required.includes(name) === whole.required.includes(name),
    )
  );
}

const weightOf = ({ properties }: Fields): number => JSON.stringify(properties).length;

function extended(schema: Node, whole: Fields, part: Fields): Node {
  const { properties: _, required: __, type, ...said } = schema;
  const isOwn = (name: string): boolean => !(name in part.properties);
  const own = Object.fromEntries(Object.entries(whole.properties).filter(([name]) => isOwn(name)));
  const required = whole.required.filter(isOwn);
  const more = { type, properties: own, ...(required.length > 0 && { required }) };
  return { ...said, allOf: [{ $ref: `#/components/schemas/${part.name}` }, more] };
}
