import type { FieldPlan } from './field-plan.ts';
import type { Names } from './names.ts';
import type { Place } from './places.ts';

/** Where the rest of the product learns of a kind. */
export function manifestsOf(names: Names, buckets: readonly NonNullable<FieldPlan['bucket']>[]): Place[] {
  const { url, CONST, Record, Kind, kind, table, words } = names;
  const vocabulary = 'libs/vocabulary/src';
  const api = 'apps/api/src/kinds.ts';
  return [
    {
      file: `${vocabulary}/kinds/content-kind.ts`,
      text: `import { ${CONST} } from './${url}';\n`,
      before: '\n/** Every kind of content',
    },
    { file: `${vocabulary}/kinds/content-kind.ts`, text: `, ${CONST}`, before: '] as const;' },
    {
      file: `${vocabulary}/index.ts`,
      text: `export { ${CONST}, type ${Record}Draft } from './kinds/${url}';\n`,
      before: 'export { formOf, isRequired, refusedField',
    },
    ...buckets.map(({ name, holds }) => ({
      file: `${vocabulary}/buckets.ts`,
      text: `  '${name}': '${holds}',\n`,
      before: '} as const;\nexport type Bucket',
    })),
    {
      file: 'libs/api-client/src/index.ts',
      text: `  list${Kind},\n`,
      before: "} from './generated/api';",
    },
    {
      file: 'libs/api-client/src/index.ts',
      text: `  ${Record},\n`,
      before: "} from './generated/model';",
    },
    {
      file: api,
      text: `import { ${Record}Schema, ${Record}Service, ${Kind}Module } from '@site/api-${url}';\n`,
      before: 'import { NEWS, ',
    },
    { file: api, text: `, ${CONST}`, before: ', type ContentKind }' },
    {
      file: api,
      text: `import { demonstration${Kind} } from './commands/demonstration-${url}';\n`,
      before: '\n/** Invented records',
    },
    {
      file: api,
      text: `  ${table}: {
    module: ${Kind}Module,
    edited: { service: ${Record}Service, by: ({ editing }: ${Record}Service) => editedKind(${CONST}, editing) },
    schema: ${Record}Schema,
    pages: null,
    demonstration: demonstration(${Record}Service, demonstration${Kind}, { fr: '${words}', en: '${words}' }),
    publicOperations: ['list${Kind}', 'get${Record}Facets', 'get${Record}'],
  },
`,
      before: '} as const satisfies Record<ContentKind, ContentRow>;',
    },
    {
      file: 'apps/e2e/kinds.ts',
      text: `import { ${kind} } from './${url}.ts';\n`,
      before: '\nexport type { Kind }',
    },
    {
      file: 'apps/e2e/kinds.ts',
      text: `  ${table}: ${kind},\n`,
      before: '} as const satisfies Record<ContentKind, Described>;',
    },
  ];
}

export function migrationRow(step: string): Place {
  return {
    file: 'apps/api/src/migrations/index.ts',
    text: `  step('${step}', () => import('./${step}.migration')),\n`,
    before: '];',
  };
}
