import type { OpenAPIObject, SchemaObject } from '@nestjs/swagger';
import { walk } from './json-tree';

/** Values that stand in many places, by the name of their type. */
export type Enumerations = Readonly<Record<string, readonly string[]>>;

/** Gives each enumeration one type: what is read as one can be sent as the other. */
export function nameEnumerations(document: OpenAPIObject, enumerations: Enumerations): void {
  // The first one keeps its name: what comes later renames no type that is published.
  const names = new Map(
    Object.entries(enumerations)
      .toReversed()
      .map(([name, values]) => [keyOf(values), name]),
  );
  const named: Record<string, SchemaObject> = {};
  walk([document.paths, document.components], (node) => {
    const { enum: values } = node;
    const name = Array.isArray(values) ? names.get(keyOf(values)) : undefined;
    if (name === undefined) return;
    delete node['enum'];
    delete node['type'];
    node['$ref'] = `#/components/schemas/${name}`;
    const options = enumerations[name] ?? [];
    named[name] ??= { type: 'string', enum: [...options], ...spoken(options) };
  });
  Object.assign(((document.components ??= {}).schemas ??= {}), named);
}

/** What programs may call values that are no words: generators would spell `content:write` out. */
function spoken(values: readonly string[]): object {
  if (values.every((value) => /^\w+$/.test(value))) return {};
  return { 'x-enum-varnames': values.map((value) => value.replaceAll(/\W+/g, '_')) };
}

function keyOf(values: readonly unknown[]): string {
  return values.map(String).sort().join('\n');
}
