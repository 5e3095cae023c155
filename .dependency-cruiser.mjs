const tests = ['\\.(spec|e2e|contract)\\.tsx?$', '/testing(/|\\.tsx?$)', '/src/test/'];
const antDesign = 'node_modules/(antd|@ant-design|@rc-component)/';
const administration = '^apps/web/src/(pages/admin|features|widgets/admin|shared/ui/admin)';
const administrationPages = '^apps/web/src/pages/admin';
const pure = ['^libs/api/kernel/src/', '^libs/vocabulary/src/'];

const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbidden(
      'no-circles',
      'Two files that need each other are one file, or need a third.',
      {},
      { circular: true },
    ),
    forbidden(
      'resolvable',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbidden(
      'vocabulary-imports-nothing',
      'Both sides and every tool read it.',
      { path: '^libs/vocabulary/src/', pathNot: tests },
      { pathNot: '^libs/vocabulary/src/' },
    ),
    forbidden(
      'kernel-imports-vocabulary-only',
      'The kernel is pure: no package, no framework.',
      { path: '^libs/api/kernel/src/', pathNot: tests },
      { pathNot: pure },
    ),
    forbidden(
      'domain-imports-kernel-and-vocabulary-only',
      'The domain knows no package, no port of the application, no infrastructure.',
      { path: '^(libs/api/[^/]+)/src/domain/', pathNot: tests },
      { pathNot: ['^$1/src/domain/', ...pure] },
    ),
    forbidden(
      'application-imports-no-package',
      'Services are plain classes over the domain and their own ports.',
      { path: '^(libs/api/[^/]+)/src/application/', pathNot: tests },
      { pathNot: ['^$1/src/(domain|application)/', ...pure] },
    ),
    forbidden(
      'infrastructure-is-put-together-by-the-module-file',
      'Only the module file and the index know an adapter by name.',
      { path: '^(libs/api/[^/]+)/src/(domain|application)/', pathNot: tests },
      { path: '^$1/src/(infrastructure/|[^/]+\\.module\\.ts)' },
    ),
    forbidden(
      'tests-stay-tests',
      'What ships does not lean on test code.',
      { path: '^(apps/(api|web)|libs)/', pathNot: [...tests, '\\.config\\.ts$'] },
      { path: tests, pathNot: 'node_modules' },
    ),
    forbidden(
      'libraries-know-no-tool',
      'Tools stand above the libraries, but for the servers that tests start.',
      { path: '^libs/' },
      { path: '^tools/(?!database/index\\.ts$|object-store/index\\.ts$)' },
    ),
    forbidden(
      'no-development-package-in-the-server',
      'A production installation has no development packages.',
      { path: '^(libs/(api|vocabulary)|apps/api/src)/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbidden(
      'ant-design-stays-in-the-administration',
      'Public pages do not carry it.',
      { path: '^apps/web/', pathNot: administration },
      { path: antDesign },
    ),
    forbidden(
      'ant-design-never-reaches-a-visitor',
      'Not even by way of something shared.',
      {
        path: '^apps/web/src/(pages/(?!admin)|widgets/(?!admin)|entities/|shared/(?!ui/admin))',
        pathNot: tests,
      },
      { path: antDesign, reachable: true },
    ),
    forbidden(
      'administration-loads-alone',
      'Its pages are named by the routes only, and by import().',
      { path: '^apps/web/src/', pathNot: [administrationPages, ...tests] },
      {
        path: '^apps/web/src/pages/admin',
        dependencyTypesNot: ['dynamic-import', 'type-import', 'type-only'],
      },
    ),
  ],
  options: {
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|\\.cache|\\.nx)/' },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
