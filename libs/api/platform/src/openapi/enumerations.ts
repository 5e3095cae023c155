import type { OpenAPIObject, SchemaObject } from '@nestjs/swagger';
import { walk } from './json-tree';

/** Values that stand in many places, by the name of their type. */
export type Enumerations = Readonly<Record<string, readonly string[]>>;

/** Gives each enumeration one type: what is read as one can be sent as the other. */
export function nameEnumerations(document: OpenAPIObject, enumerations: Enumerations): void {
  const names = new Map(Object.entries(enumerations).map(([name, values]) => [keyOf(values), name]));
  const named: Record<string, SchemaObject> = {};
  walk([document.paths, document.components], (node) => {
    const { enum: values } = node;
    const name = Array.isArray(values) ? names.get(keyOf(values)) : undefined;
    if (name === undefined) return;
    delete node['enum'];
    delete node['type'];
    node['$ref'] = `#/components/schemas/${name}`;
    named[name] ??= { type: 'string', enum: [...(enumerations[name] ?? [])] };
  });
  Object.assign(((document.components ??= {}).schemas ??= {}), named);
}

function keyOf(values: readonly unknown[]): string {
  return values.map(String).sort().join('\n');
}
