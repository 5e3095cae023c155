import { inModule, linted } from './linted.ts';
import type { Plant } from './planted.ts';

const nx = '@nx/enforce-module-boundaries';
const importing = (what: string): string => `import * as other from '${what}';\nexport const seen = other;\n`;

/** Where the one imported depends on the importer already, the circle is what is refused. */
const upward = (tag: string): RegExp => new RegExp(`${tag}|Circular dependency`);

const boundaries = [
  linted(
    'modules do not import each other',
    `${inModule}/planted.module.ts`,
    importing('@site/api-files'),
    nx,
    'type:module',
  ),
  linted(
    'the kernel imports the vocabulary only',
    'libs/api/kernel/src/planted.ts',
    importing('@site/api-platform/persistence'),
    nx,
    upward('type:kernel'),
  ),
  linted(
    'the platform imports no module',
    'libs/api/platform/src/planted.ts',
    importing('@site/api-overview'),
    nx,
    upward('type:platform'),
  ),
  linted(
    'what ships starts no database of its own',
    `${inModule}/infrastructure/persistence/planted-server.ts`,
    importing('@site/embedded-postgres'),
    nx,
    'type:module',
  ),
  linted(
    'the vocabulary imports nothing',
    'libs/vocabulary/src/planted.ts',
    importing('@site/api-identity'),
    nx,
    upward('shared'),
  ),
  linted(
    'the client imports no part of the API',
    'libs/api-client/src/planted.ts',
    importing('@site/api-kernel'),
    nx,
    'scope:web',
  ),
  linted(
    'the web imports no part of the API',
    'apps/web/src/shared/lib/planted.ts',
    importing('@site/api-kernel'),
    nx,
    'scope:web',
  ),
  linted(
    'the API does not import the client',
    'apps/api/src/planted.ts',
    importing('@site/api-client'),
    nx,
    'scope:api',
  ),
  linted(
    'the journeys import no part of the product',
    'apps/e2e/planted.ts',
    importing('@site/api-kernel'),
    nx,
    'scope:e2e',
  ),
  linted(
    'projects are imported by name, not by path',
    `${inModule}/planted-path.module.ts`,
    importing('../../../vocabulary/src/index'),
    nx,
    'relative',
  ),
  linted(
    'a package that is used is in package.json',
    `${inModule}/planted-package.module.ts`,
    importing('pg-pool'),
    nx,
    'package.json',
  ),
];

const places = [
  linted(
    'file names are kebab-case with dotted roles',
    `${inModule}/domain/plantedName.ts`,
    'export const one = 1;\n',
    'check-file/filename-naming-convention',
  ),
  linted(
    'no folder called "helpers"',
    `${inModule}/domain/helpers/planted.ts`,
    'export const one = 1;\n',
    'site/speaking-names',
  ),
  linted(
    'no file called "utils"',
    'apps/web/src/shared/lib/utils.ts',
    'export const one = 1;\n',
    'site/speaking-names',
  ),
  linted(
    'a controller lives in infrastructure/http',
    `${inModule}/application/planted.controller.ts`,
    'export const one = 1;\n',
    'site/module-anatomy',
  ),
  linted(
    'a service lives in application',
    `${inModule}/domain/planted.service.ts`,
    'export const one = 1;\n',
    'site/module-anatomy',
  ),
  linted(
    'a module has no other folders',
    `${inModule}/entities/planted.ts`,
    'export const one = 1;\n',
    'site/module-anatomy',
  ),
  linted(
    'at most 200 lines a file',
    `${inModule}/domain/planted-long.ts`,
    'export {};\n'.repeat(201),
    'max-lines',
  ),
  linted(
    'at most 300 lines a test',
    `${inModule}/planted-long.spec.ts`,
    'export {};\n'.repeat(301),
    'max-lines',
  ),
];

export const plantsOfBoundaries: readonly Plant[] = [...boundaries, ...places];
