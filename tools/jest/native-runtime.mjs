import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import JestRuntime from 'jest-runtime';
import { fill } from './globals.mjs';

/**
 * Jest gives each test file a registry of its own, and evaluates Nest, MikroORM and all else in it again. Here Node itself
 * imports what the test files of a worker need, once. The rest is Jest's: tests and hooks, limits in time, clocks, reports.
 * No test replaces a module, which would need that registry; what a file changes in the environment is taken back.
 */
const ESM = {
  isInternalModule: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};
const GLOBALS = new URL('./globals.mjs', import.meta.url).href;
const isOurs = (url) => /^file:.*\.ts$/.test(url ?? '') && !url.includes('/node_modules/');

/** `String` and its like: Jest's own part, which keeps its context, has to mean by them what the tests do. */
const BUILT_IN = runInNewContext('Object.getOwnPropertyNames(globalThis)').filter(
  (name) => /^[A-Z]/.test(name) && typeof globalThis[name] === 'function',
);

/** The runtime of the test file that runs. */
let running;
/** Of everything transformed so far, for whatever stack is printed. */
const sourceMaps = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (!isOurs(context.parentURL)) return next(specifier, context);
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    if (!specifier.startsWith('.')) return next(specifier, context);
    const end = ['.ts', '/index.ts'].find((one) => existsSync(new URL(specifier + one, context.parentURL)));
    return next(specifier + (end ?? ''), context);
  },
  load(url, context, next) {
    if (!isOurs(url)) return next(url, context);
    return { format: 'module', source: running.transformed(url), shortCircuit: true };
  },
});

export default class NativeRuntime extends JestRuntime {
  #environment = { ...process.env };
  #testPath;
  #transformer;

  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    environment.fakeTimersModern = new environment.fakeTimersModern.constructor({
      config,
      global: globalThis,
    });
    for (const name of BUILT_IN) environment.global[name] = globalThis[name];
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    this.#testPath = testPath;
    this.#transformer = transformer;
    running = this;
  }

  transformed(url) {
    const path = fileURLToPath(url);
    const { code, sourceMapPath } = this.#transformer.transform(path, ESM);
    for (const name of [path, url]) sourceMaps.set(name, sourceMapPath);
    return code;
  }

  getSourceMaps() {
    return sourceMaps;
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    fill(this.requireModuleOrMock(this.#testPath, '@jest/globals'));
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
  }

  teardown() {
    for (const name of Object.keys(process.env)) if (!(name in this.#environment)) delete process.env[name];
    Object.assign(process.env, this.#environment);
    super.teardown();
  }
}
