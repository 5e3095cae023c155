import type { Plant } from './planted.ts';

const typed = (fence: string, path: string, text: string, rule: string): Plant => ({
  fence,
  by: 'tsc',
  files: { [path]: text },
  rule,
});
const domain = 'libs/api/projects/src/domain';

const types: Plant[] = [
  typed('strict null checks', `${domain}/planted-null.ts`, 'export const one: string = null;\n', 'TS2322'),
  typed(
    'an indexed read may be undefined',
    `${domain}/planted-index.ts`,
    'export const first = (list: string[]): string => list[0];\n',
    'TS2322',
  ),
  typed(
    'an optional property is not undefined',
    `${domain}/planted-optional.ts`,
    'export const one: { a?: string } = { a: undefined };\n',
    'TS2375',
  ),
  {
    fence: 'a type import says so',
    by: 'tsc',
    files: {
      [`${domain}/planted-import.ts`]:
        "import { Shape } from './planted-shape';\nexport const same = (shape: Shape): Shape => shape;\n",
      [`${domain}/planted-shape.ts`]: 'export interface Shape {\n  readonly one: 1;\n}\n',
    },
    rule: 'TS1484',
  },
  typed(
    'a type export says so',
    `${domain}/planted-export.ts`,
    "export { Shape } from './planted-shape';\n",
    'TS1205',
  ),
  typed(
    'an override says so',
    `${domain}/planted-override.ts`,
    'class A { one(): number { return 1; } }\nexport class B extends A { one(): number { return 2; } }\n',
    'TS4114',
  ),
  typed(
    'nothing unused',
    `${domain}/planted-unused.ts`,
    'export const one = (): number => { const two = 2; return 1; };\n',
    'TS6133',
  ),
  typed('tools need no compiler', 'tools/planted-enum.ts', 'export enum Size {\n  Small,\n}\n', 'TS1294'),
];

const namespace = 'apps/web/src/shared/i18n/locales';
const texts = (fence: string, at: string, says: string, files: Plant['files'] = {}): Plant => ({
  fence,
  by: 'locales',
  files,
  at: `${namespace}/${at}`,
  rule: 'locales',
  says,
});

const checks: Plant[] = [
  texts('both languages have the same texts', 'en/planted.json', '"alone" is missing', {
    [`${namespace}/fr/planted.json`]: '{ "hole": "{{nom}}", "none": "rien", "alone": "seul" }\n',
    [`${namespace}/en/planted.json`]: '{ "hole": "{{name}}", "none": "" }\n',
  }),
  texts('no text is empty', 'en/planted.json', '"none" is empty'),
  texts('both languages fill in the same names', 'en/planted.json', '"hole" fills in'),
  texts('both languages have the same files', 'en/planted-alone.json', 'missing', {
    [`${namespace}/fr/planted-alone.json`]: '{}\n',
  }),
  {
    fence: 'no file names a folder of one machine',
    by: 'claims',
    files: { 'docs/planted.md': `See ${['', 'home', 'someone', 'site'].join('/')}.\n` },
    rule: 'claims',
  },
  {
    fence: 'the code is formatted',
    by: 'prettier',
    files: { 'tools/planted-format.ts': 'export const one = "1"\n' },
    rule: 'prettier',
  },
  {
    fence: 'the OpenAPI document is the one the API writes',
    by: 'generated',
    files: { 'apps/api/openapi.json': (before) => before.replace(/\}\s*$/, ', "x-planted": true }\n') },
    rule: 'generated',
  },
];

export const plantsOfChecks: readonly Plant[] = [...types, ...checks];
