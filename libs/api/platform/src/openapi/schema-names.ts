import type { OpenAPIObject } from '@nestjs/swagger';

/** What our classes are called to tell them from those of the domain is nothing to whoever reads the document. */
const SUFFIX = /Dto$/;

/** Gives every schema the name that a consumer would choose. */
export function nameForConsumers(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas ?? {};
  const names = new Set(Object.keys(schemas).map(plain));
  if (names.size < Object.keys(schemas).length)
    throw new Error(`two schemas would have one name: ${Object.keys(schemas).join(', ')}`);
  const text = JSON.stringify(document).replaceAll(
    /"#\/components\/schemas\/(\w+)"/g,
    (_, name: string) => `"#/components/schemas/${plain(name)}"`,
  );
  const named = JSON.parse(text) as OpenAPIObject;
  const renamed = Object.entries(named.components?.schemas ?? {}).map(([name, schema]) => [
    plain(name),
    schema,
  ]);
  return {
    ...named,
    components: { ...named.components, schemas: Object.fromEntries(renamed) as typeof schemas },
  };
}

function plain(name: string): string {
  return name.replace(SUFFIX, '');
}
