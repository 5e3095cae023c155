import { inModule, linted } from './linted.ts';
import type { Plant } from './planted.ts';

const syntax = 'no-restricted-syntax';
const test = "import { expect, it } from '@jest/globals';\n";

const inputs = [
  linted(
    'no `new Date()` inside',
    `${inModule}/domain/planted-date.ts`,
    'export const now = (): Date => new Date();\n',
    syntax,
    'Clock',
  ),
  linted(
    'no `Date.now()` inside',
    `${inModule}/application/planted-now.ts`,
    'export const now = (): number => Date.now();\n',
    syntax,
    'Clock',
  ),
  linted(
    'no `Math.random()` inside',
    `${inModule}/domain/planted-chance.ts`,
    'export const chance = (): number => Math.random();\n',
    syntax,
    'Chance',
  ),
  linted(
    'no `randomUUID()` inside',
    'libs/api/kernel/src/planted-id.ts',
    'export const id = (): string => crypto.randomUUID();\n',
    syntax,
    'IdGenerator',
  ),
];

const writing = [
  linted(
    'no `any`',
    `${inModule}/domain/planted-any.ts`,
    'export const loose = (value: any): string => String(value);\n',
    '@typescript-eslint/no-explicit-any',
  ),
  linted(
    'no default export',
    `${inModule}/domain/planted-default.ts`,
    'const one = 1;\nexport default one;\n',
    syntax,
    'by name',
  ),
  linted(
    'no `export *`',
    `${inModule}/domain/planted-star.ts`,
    "export * from './planted-default';\n",
    syntax,
    'List the names',
  ),
  linted(
    'no style attribute on public pages',
    'apps/web/src/shared/ui/planted-style.tsx',
    "export const Red = () => <p style={{ color: 'red' }} />;\n",
    syntax,
    'content security policy',
  ),
  linted(
    'no stored address in an attribute unseen',
    'apps/web/src/shared/ui/planted-address.tsx',
    'export const Logo = (row: { logo_url: string }) => <img src={`${row.logo_url}?w=320`} alt="" />;\n',
    syntax,
    'shared/address',
  ),
  linted(
    'switching a rule off needs a reason',
    `${inModule}/domain/planted-silence.ts`,
    '// eslint-disable-next-line no-var\nexport var one = 1;\n',
    'site/explained-disable',
  ),
  linted(
    'switching everything off needs a reason too',
    `${inModule}/domain/planted-all.ts`,
    '/* eslint-disable */\nexport var one = 1;\n',
    'site/explained-disable',
  ),
];

const tests = [
  linted(
    'no test is left out',
    `${inModule}/planted-skip.spec.ts`,
    `${test}it.skip('waits', () => expect(1).toBe(1));\n`,
    syntax,
    'Every test runs',
  ),
  linted(
    'a test name has no "should"',
    `${inModule}/planted-should.spec.ts`,
    `${test}it('should hold', () => expect(1).toBe(1));\n`,
    syntax,
    'without "should"',
  ),
  linted(
    'doubles, not mocks',
    `${inModule}/planted-mock.spec.ts`,
    "import { jest } from '@jest/globals';\njest.mock('pg');\n",
    syntax,
    'Doubles',
  ),
  linted(
    'no test asks for modules of its own',
    `${inModule}/planted-modules.spec.ts`,
    "import { jest } from '@jest/globals';\njest.resetModules();\n",
    syntax,
    'share what they import',
  ),
  linted(
    'state, not calls',
    `${inModule}/planted-call.spec.ts`,
    `${test}it('calls', () => expect(1).toHaveBeenCalledWith(1));\n`,
    syntax,
    'state',
  ),
];

const decorated = `import { Injectable } from '@nestjs/common';
import type { Clock } from '@site/api-kernel';
@Injectable()
export class Planted {
  constructor(readonly clock: Clock) {}
}
`;

const names = [
  linted(
    'a class to inject is imported as a value',
    `${inModule}/infrastructure/http/planted-inject.ts`,
    decorated,
    'site/injected-as-value',
  ),

  linted(
    'no `I…`',
    `${inModule}/application/planted-interface.ts`,
    'export interface IPlanted {\n  one: 1;\n}\n',
    syntax,
    'Name it',
  ),
  linted(
    'no `…Manager`',
    `${inModule}/application/planted-manager.ts`,
    'export class PlantManager {}\n',
    syntax,
    'Name it',
  ),
  linted(
    'the repository is not extended',
    `${inModule}/infrastructure/persistence/planted.ts`,
    "import { MikroOrmRepository } from '@site/api-platform/persistence';\nexport class Planted extends MikroOrmRepository<object> {}\n",
    syntax,
    'not extended',
  ),
];

export const plantsOfWriting: readonly Plant[] = [...inputs, ...writing, ...names, ...tests];
