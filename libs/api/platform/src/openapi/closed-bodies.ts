import type { OpenAPIObject } from '@nestjs/swagger';

type Path = OpenAPIObject['paths'][string];
type Body = Extract<NonNullable<NonNullable<Path['post']>['requestBody']>, { content: unknown }>;

/** Documents that a body takes what it declares and nothing else: the rest is refused (`unknown_field`). */
export function closeBodies({ paths, components }: OpenAPIObject): void {
  for (const { post, put } of Object.values(paths)) {
    for (const operation of [post, put]) {
      const body = operation?.requestBody as Body | undefined;
      for (const { schema } of Object.values(body?.content ?? {})) {
        const name = schema !== undefined && '$ref' in schema ? schema.$ref.split('/').at(-1) : undefined;
        Object.assign(components?.schemas?.[name ?? ''] ?? {}, { additionalProperties: false });
      }
    }
  }
}
