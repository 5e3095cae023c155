import type { OpenAPIObject, SchemaObject } from '@nestjs/swagger';

type Path = OpenAPIObject['paths'][string];
type Body = Extract<NonNullable<NonNullable<Path['post']>['requestBody']>, { content: unknown }>;

/** Documents that a body takes what it declares and nothing else: the rest is refused (`unknown_field`). */
export function closeBodies({ paths, components }: OpenAPIObject): void {
  for (const { post, put, patch } of Object.values(paths)) {
    for (const operation of [post, put, patch]) {
      const body = operation?.requestBody as Body | undefined;
      for (const { schema } of Object.values(body?.content ?? {})) {
        const name = schema !== undefined && '$ref' in schema ? schema.$ref.split('/').at(-1) : undefined;
        const { properties = {}, required = [] } = Object.assign(components?.schemas?.[name ?? ''] ?? {}, {
          additionalProperties: false,
        }) as SchemaObject;
        // What is absent of changes stays as it is, and what has to be said is never absent.
        for (const [field, property] of Object.entries(properties))
          if ('default' in property && (operation === patch || required.includes(field)))
            delete property.default;
      }
    }
  }
}
