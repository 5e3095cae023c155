import type { OpenAPIObject, SchemaObject } from '@nestjs/swagger';
import { isNode } from './json-tree';

type Path = OpenAPIObject['paths'][string];
type Body = Extract<NonNullable<NonNullable<Path['post']>['requestBody']>, { content: unknown }>;

function nameOf(schema: unknown): string | undefined {
  return isNode(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
}

/** Documents that a body takes what it declares and nothing else: the rest is refused (`unknown_field`). */
export function closeBodies({ paths, components }: OpenAPIObject): void {
  for (const { post, put, patch } of Object.values(paths)) {
    for (const operation of [post, put, patch]) {
      const body = operation?.requestBody as Body | undefined;
      for (const { schema } of Object.values(body?.content ?? {})) {
        const close = (part: unknown): SchemaObject =>
          Object.assign(components?.schemas?.[nameOf(part) ?? ''] ?? {}, { additionalProperties: false });
        const { properties = {}, required = [] } = close(schema);
        for (const property of Object.values(properties)) if ('items' in property) close(property.items);
        // What is absent of changes stays as it is, and what has to be said is never absent.
        for (const [field, property] of Object.entries(properties))
          if ('default' in property && (operation === patch || required.includes(field)))
            delete property.default;
      }
    }
  }
}
