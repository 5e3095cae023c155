import nx from '@nx/eslint-plugin';
import checkFile from 'eslint-plugin-check-file';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { lengths, siteRules } from './tools/fences/rules.mjs';
import './tools/fences/project-graph.mjs';

const scripts = ['**/*.{ts,tsx}'];
const tests = [
  '**/*.{spec,e2e,contract}.{ts,tsx}',
  '**/testing/**',
  '**/testing.{ts,tsx}',
  'apps/e2e/**/*.ts',
];
const api = ['libs/api/**/*.ts', 'apps/api/**/*.ts'];
// The rules that need types cost seconds: they find lost promises in the API, in one program for all its parts.
const typed = ['libs/api/*/src/**/*.ts', 'apps/api/src/**/*.ts'];
const modules = ['libs/api/!(kernel|platform)/src/**/*.ts'];
const administration = ['apps/web/src/{pages/admin,features,widgets/admin*,shared/ui/admin*}/**'];
const inside = ['libs/api/*/src/{domain,application}/**/*.ts', 'libs/api/kernel/src/**/*.ts'];

const everywhere = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name: a default export is renamed at every import.',
  },
  { selector: "ExportSpecifier[exported.name='default']", message: 'Export by name.' },
  { selector: 'ExportAllDeclaration', message: 'List the names: `export *` hides what a package offers.' },
  {
    selector:
      ':matches(ClassDeclaration, TSInterfaceDeclaration)[id.name=/^(I|Base)[A-Z][a-z]|(Port|Impl|Manager|Helper|Helpers|Utils)$/]',
    message: 'Name it for what it does, not for what kind of thing it is.',
  },
  {
    selector: "ClassDeclaration[superClass.name='MikroOrmRepository']",
    message: 'One concrete repository, given its mapping: it is not extended.',
  },
];
const testHabits = [
  [
    'CallExpression[callee.name=/^(it|test|describe)$/] > Literal.arguments[value=/\\bshould\\b/i]',
    'Say what holds, without "should".',
  ],
  [
    'CallExpression[callee.property.name=/^(only|skip|todo)$/][callee.object.name=/^(it|test|describe)$/]',
    'Every test runs, every time.',
  ],
  [
    'CallExpression[callee.property.name=/^(mock|unstable_mockModule|doMock)$/][callee.object.name=/^(jest|vi)$/]',
    'Doubles, not mocks: pass a double in.',
  ],
  [
    'CallExpression[callee.property.name=/^(setMock|resetModules|isolateModules(Async)?)$/][callee.object.name="jest"]',
    'Test files share what they import (adr/0044).',
  ],
  ['MemberExpression[property.name=/^toHaveBeenCalled/]', 'Check the state that came of it, not the call.'],
].map(([selector, message]) => ({ selector, message }));
// Facts of the firm have been looked at when they were read.
const storedAddress = [
  {
    selector:
      "JSXAttribute[name.name=/^(href|src|srcSet)$/] MemberExpression[property.name=/_url$/][object.name!='firm']",
    message: 'A row may hold any text: `shared/address` says what of it may become an address.',
  },
];
const inlineStyle = [
  {
    selector: "JSXAttribute[name.name='style']",
    message:
      "Public pages have no style attributes: the content security policy drops them. Use the page's CSS module.",
  },
];
const inputs = [
  ["NewExpression[callee.name='Date'][arguments.length=0]", 'Time is an input: take a Clock.'],
  ["MemberExpression[object.name='Date'][property.name='now']", 'Time is an input: take a Clock.'],
  ["MemberExpression[object.name='performance'][property.name='now']", 'Time is an input: take a Clock.'],
  [
    "MemberExpression[object.name='Math'][property.name='random']",
    'Chance is an input: take it as a parameter.',
  ],
  [
    ":matches(Identifier, MemberExpression > Identifier)[name='randomUUID']",
    'Identity is an input: take an IdGenerator.',
  ],
].map(([selector, message]) => ({ selector, message }));

const mayUse = (tag, ...tags) => ({ sourceTag: tag, onlyDependOnLibsWithTags: tags });
const constraints = [
  mayUse('scope:shared', 'scope:shared'),
  mayUse('scope:api', 'scope:api', 'scope:shared'),
  mayUse('scope:web', 'scope:web', 'scope:shared'),
  mayUse('scope:e2e', 'scope:shared'),
  mayUse('type:vocabulary'),
  mayUse('type:test-server', 'type:test-server'),
  mayUse('type:client', 'type:vocabulary'),
  mayUse('type:kernel', 'type:vocabulary'),
  mayUse('type:platform', 'type:kernel', 'type:vocabulary'),
  mayUse('type:module', 'type:kernel', 'type:platform', 'type:vocabulary'),
  mayUse('type:app', 'type:module', 'type:platform', 'type:kernel', 'type:client', 'type:vocabulary'),
];
// Tests alone start servers of their own.
const withServers = constraints.map(({ sourceTag, onlyDependOnLibsWithTags: tags }) =>
  /^type:(platform|module|app)$/.test(sourceTag)
    ? mayUse(sourceTag, ...tags, 'type:test-server')
    : mayUse(sourceTag, ...tags),
);
const boundaries = (allow, depConstraints = constraints) => ({
  allow,
  banTransitiveDependencies: true,
  enforceBuildableLibDependency: false,
  depConstraints,
});

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.*/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
      'libs/api-client/src/generated*/',
      '**/public/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: scripts,
    extends: [tseslint.configs.strict],
    plugins: { '@nx': nx, 'check-file': checkFile, site: siteRules },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries(['^virtual:'])],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {
          'ts-ignore': true,
          'ts-nocheck': true,
          'ts-expect-error': 'allow-with-description',
          minimumDescriptionLength: 10,
        },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/consistent-type-exports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      'check-file/filename-naming-convention': ['error', { '**/*.{ts,tsx}': '+([a-z0-9-])*(.+([a-z0-9-]))' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', lengths.written],
      'no-restricted-syntax': ['error', ...everywhere],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'site/explained-disable': 'error',
      'site/speaking-names': 'error',
    },
  },
  {
    files: tests,
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        boundaries(['^virtual:', '^../../../tools/check/settings-table.ts$'], withServers),
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': ['error', lengths.tested],
      'no-restricted-syntax': ['error', ...everywhere, ...testHabits],
    },
  },
  {
    files: ['apps/e2e/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries(['^(../)+tools/'])] },
  },
  {
    files: api,
    languageOptions: { parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true } },
    rules: { 'no-console': 'error', 'site/injected-as-value': 'error' },
  },
  {
    files: typed,
    languageOptions: {
      parserOptions: { project: 'libs/api/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    // A record declares the fields of its description beside its class.
    files: ['libs/api/*/src/domain/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-declaration-merging': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  { files: modules, rules: { 'site/module-anatomy': 'error' } },
  { files: inside, ignores: tests, rules: { 'no-restricted-syntax': ['error', ...everywhere, ...inputs] } },
  { files: ['apps/web/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['apps/web/src/**/*.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...storedAddress] },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    ignores: [...administration, ...tests],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...storedAddress, ...inlineStyle] },
  },
  {
    // These tools ask for a default export.
    files: ['**/*.config.ts', '**/*.d.ts', 'apps/api/src/testing/integration-database*.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Programs for a terminal.
    files: ['apps/api/src/{main,cli}.ts', 'apps/api/src/commands/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Arithmetic over grids, where every index is in range.
    files: ['tools/illustrations/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
