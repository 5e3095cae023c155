import type { OpenAPIObject } from '@nestjs/swagger';
import { fieldsOf, type Fields } from './composed-bodies';
import type { Node } from './json-tree';

/** Fewer characters that both say are chance, or not worth a composition. */
const WORTH = 180;

/** Says an answer that has all of another one as that one with more, and a body that is one as that: both are said once. */
export function composeAnswers({ components }: OpenAPIObject): void {
  const schemas = (components?.schemas ?? {}) as Record<string, Node>;
  const all = Object.entries(schemas).flatMap(fieldsOf);
  // A closed one would refuse what is more.
  const open = all.filter(({ closed }) => !closed);
  for (const body of all.filter(({ closed }) => closed)) {
    const answer = open.find((one) => isSaidBy(one, body) && isSaidBy(body, one));
    if (answer !== undefined) schemas[body.name] = closedAs(schemas[body.name] ?? {}, answer);
  }
  for (const whole of open) {
    const parts = open.filter((one) => isPart(one, whole));
    const most = parts.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
    if (most !== undefined) schemas[whole.name] = extended(schemas[whole.name] ?? {}, whole, most);
  }
}

function isPart(part: Fields, whole: Fields): boolean {
  return Object.keys(part.properties).length < Object.keys(whole.properties).length && isSaidBy(whole, part);
}

/** Whether all that is said of the part is said of the whole: generators would lose null of what only the whole demands. */
function isSaidBy(whole: Fields, part: Fields): boolean {
  return (
    weightOf(part) > WORTH &&
    Object.keys(part.properties).every(
      (name) =>
        JSON.stringify(part.properties[name]) === JSON.stringify(whole.properties[name]) &&
        part.required.includes(name) === whole.required.includes(name),
    )
  );
}

/** A closed schema sees what another one allows only as evaluated. */
function closedAs(schema: Node, { name }: Fields): Node {
  const { properties: _, required: __, additionalProperties: ___, ...said } = schema;
  return { ...said, allOf: [{ $ref: `#/components/schemas/${name}` }], unevaluatedProperties: false };
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
