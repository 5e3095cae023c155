import type { OpenAPIObject, SchemaObject } from '@nestjs/swagger';
import { EXCERPT_TYPE } from '../http/excerpt';
import { walk, type Node } from './json-tree';

type Properties = NonNullable<SchemaObject['properties']>;
type Schemas = Record<string, SchemaObject>;

/** Gives what is answered as an excerpt a type of its own: the record, of which only its id is sure to be there. */
export function documentExcerpts({ paths, components }: OpenAPIObject): void {
  const schemas = (components?.schemas ?? {}) as Schemas;
  walk(paths, (node) => {
    const answer = node[EXCERPT_TYPE] as { readonly schema: { readonly $ref: string } } | undefined;
    if (answer !== undefined)
      node[EXCERPT_TYPE] = { schema: { $ref: excerptOf(answer.schema.$ref, schemas) } };
  });
}

function excerptOf($ref: string, schemas: Schemas): string {
  const name = $ref.split('/').at(-1) ?? '';
  const { properties = {}, required = [] } = schemas[name] ?? {};
  const { items } = properties as { readonly items?: { readonly items?: { $ref: string } } };
  const record = items?.items?.$ref;
  const excerpt = name.replace(/(?:Dto)?$/, 'Excerpt');
  schemas[excerpt] ??=
    record === undefined
      ? { type: 'object', properties: bare(properties), required: ['id'] }
      : {
          type: 'object',
          required,
          properties: {
            ...properties,
            items: { type: 'array', items: { $ref: excerptOf(record, schemas) } },
          },
        };
  return `#/components/schemas/${excerpt}`;
}

/** What each is for is said of the whole record. */
function bare(properties: object): Properties {
  const said = Object.entries(properties).map(([name, property]) => {
    const { description: _, example: __, ...shape } = property as Node;
    return [name, shape];
  });
  return Object.fromEntries(said) as Properties;
}
