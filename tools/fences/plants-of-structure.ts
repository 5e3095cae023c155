import type { Plant } from './planted.ts';

const module = 'libs/api/projects/src';
const one = 'export const one = 1;\n';
const use = (what: string): string => `import * as other from '${what}';\nexport const seen = other;\n`;

const cruised = (fence: string, rule: string, files: Record<string, string>): Plant => ({
  fence,
  by: 'dependency-cruiser',
  files,
  rule,
});

const layers = [
  cruised('no circles', 'no-circles', {
    [`${module}/domain/planted-egg.ts`]: use('./planted-hen'),
    [`${module}/domain/planted-hen.ts`]: use('./planted-egg'),
  }),
  cruised('every import leads somewhere', 'resolvable', {
    [`${module}/domain/planted-lost.ts`]: use('./nowhere'),
  }),
  cruised('no package in the vocabulary', 'vocabulary-imports-nothing', {
    'libs/vocabulary/src/planted-pg.ts': use('pg'),
  }),
  cruised('no package in the kernel', 'kernel-imports-vocabulary-only', {
    'libs/api/kernel/src/planted-nest.ts': use('@nestjs/common'),
  }),
  cruised('no package in the domain', 'domain-imports-kernel-and-vocabulary-only', {
    [`${module}/domain/planted-orm.ts`]: use('@mikro-orm/core'),
  }),
  cruised('no built-in module in the domain', 'domain-imports-kernel-and-vocabulary-only', {
    [`${module}/domain/planted-crypto.ts`]: use('node:crypto'),
  }),
  cruised('the domain does not know the application', 'domain-imports-kernel-and-vocabulary-only', {
    [`${module}/domain/planted-upward.ts`]: use('../application/planted-port'),
    [`${module}/application/planted-port.ts`]: one,
  }),
  cruised('no package in the application', 'application-imports-no-package', {
    [`${module}/application/planted-nest.ts`]: use('@nestjs/common'),
  }),
  cruised('the application does not know the platform', 'application-imports-no-package', {
    [`${module}/application/planted-platform.ts`]: use('@site/api-platform/persistence'),
  }),
  cruised('the application does not know an adapter', 'infrastructure-is-put-together-by-the-module-file', {
    [`${module}/application/planted-adapter.ts`]: use('../infrastructure/http/planted-adapter'),
    [`${module}/infrastructure/http/planted-adapter.ts`]: one,
  }),
  cruised('what ships does not lean on tests', 'tests-stay-tests', {
    [`${module}/infrastructure/http/planted-double.ts`]: use('@site/api-kernel/testing'),
  }),
  cruised('a library does not know a tool', 'libraries-know-no-tool', {
    'libs/api/platform/src/testing/planted-tool.ts': use('../../../../../tools/check/report.ts'),
  }),
  cruised('no development package in the server', 'no-development-package-in-the-server', {
    [`${module}/infrastructure/http/planted-dev.ts`]: use('supertest'),
  }),
];

const web = [
  cruised('Ant Design only in the administration', 'ant-design-stays-in-the-administration', {
    'apps/web/src/shared/ui/planted-antd.ts': use('antd'),
  }),
  cruised('Ant Design never reaches a public page', 'ant-design-never-reaches-a-visitor', {
    'apps/web/src/pages/planted/ui/planted-page.ts': use('../../../features/planted/planted-feature'),
    'apps/web/src/features/planted/planted-feature.ts': use('antd'),
  }),
  cruised('administration pages load alone', 'administration-loads-alone', {
    'apps/web/src/app/planted-route.ts': use('../pages/admin-planted/ui/planted-page'),
    'apps/web/src/pages/admin-planted/ui/planted-page.ts': one,
  }),
];

const sliced = (fence: string, rule: string, files: Record<string, string>): Plant => ({
  fence,
  by: 'steiger',
  files,
  rule,
});

const slices = [
  sliced('an entity does not import a feature', 'fsd/forbidden-imports', {
    'apps/web/src/entities/planted-low/ui/low.ts': use('../../../features/planted-high'),
    'apps/web/src/entities/planted-low/index.ts': "export { seen } from './ui/low';\n",
    'apps/web/src/features/planted-high/index.ts': "export { one } from './ui/high';\n",
    'apps/web/src/features/planted-high/ui/high.ts': one,
  }),
  sliced('slices of a layer do not import each other', 'fsd/forbidden-imports', {
    'apps/web/src/widgets/planted-left/ui/left.ts': use('../../planted-right'),
    'apps/web/src/widgets/planted-left/index.ts': "export { seen } from './ui/left';\n",
    'apps/web/src/widgets/planted-right/index.ts': "export { one } from './ui/right';\n",
    'apps/web/src/widgets/planted-right/ui/right.ts': one,
  }),
  sliced('a slice is entered by its index', 'fsd/no-public-api-sidestep', {
    'apps/web/src/pages/planted-side/ui/side.ts': use('../../../features/planted-high/ui/high'),
    'apps/web/src/pages/planted-side/index.ts': "export { seen } from './ui/side';\n",
  }),
  sliced('a slice has an index', 'fsd/public-api', {
    'apps/web/src/widgets/planted-closed/ui/closed.ts': one,
  }),
];

export const plantsOfStructure: readonly Plant[] = [...layers, ...web, ...slices];
