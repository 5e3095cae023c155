const transform = {
  '\\.ts$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        keepClassNames: true,
      },
      module: { type: 'es6' },
    },
  ],
};

const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/libs', '<rootDir>/apps/api', '<rootDir>/tools'],
  runtime: '<rootDir>/tools/jest/native-runtime.mjs',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform,
  transformIgnorePatterns: ['/node_modules/(?!@site/)'],
  modulePathIgnorePatterns: ['/dist/'],
  setupFiles: ['reflect-metadata'],
};

export default {
  // No test is about speed: a busy machine must not decide whether one passes. Jest heeds this only here.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.integration\\.spec\\.ts$'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['**/*.integration.spec.ts'],
      globalSetup: '<rootDir>/apps/api/src/testing/integration-database.ts',
      globalTeardown: '<rootDir>/apps/api/src/testing/integration-database-stop.ts',
    },
  ],
};
