import type { OpenAPIObject } from '@nestjs/swagger';
import { isNode, walk, type Node } from './json-tree';

/** Swagger's decorators write schemas of OpenAPI 3.0; 3.1 has those of JSON Schema 2020-12. */
export function writeInJsonSchema(document: OpenAPIObject): void {
  document.openapi = '3.1.0';
  walk(document, (node) => {
    if (node['nullable'] !== true) return;
    delete node['nullable'];
    if (Array.isArray(node['allOf'])) {
      node['anyOf'] = [...(node['allOf'] as unknown[]), { type: 'null' }];
      delete node['allOf'];
      // Beside a choice of null it would forbid it.
      delete node['type'];
    } else if (typeof node['type'] === 'string') node['type'] = [node['type'], 'null'];
    if (Array.isArray(node['enum'])) node['enum'] = [...(node['enum'] as unknown[]), null];
  });
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    walk(schema, (node) => saysNoMore(node) && delete node['example']);
    listExamples(schema as Node);
  }
  walk(document.paths, (node) => {
    if (isNode(node['schema'])) listExamples(node['schema']);
    if ('in' in node && node['required'] === false) delete node['required'];
  });
}

/** An id or a moment as an example says what its format says. */
function saysNoMore({ format, example }: Node): boolean {
  return (format === 'uuid' || format === 'date-time') && typeof example === 'string';
}

/** A schema of JSON Schema has `examples`; those of parameters, headers and media types stay as they are. */
function listExamples(schema: Node): void {
  walk(schema, (node) => {
    if (!('example' in node) || isNode(node['properties']?.['example' as never])) return;
    node['examples'] = [node['example']];
    delete node['example'];
  });
}
