import { defineConfig, type Plugin } from 'vite';

/**
 * Packages that stay in `node_modules`: they bring programs for the machine, files of their own, or are loaded by setting
 * only. All others are bundled: opening and reading 1,500 files took a third of the time until the product was ready.
 */
const OUTSIDE = [
  ...['@node-rs/argon2', 'file-type', 'minio', 'nodemailer', 'pino', 'sharp', 'swagger-ui-dist'],
  ...['exporter-logs-otlp-http', 'exporter-trace-otlp-http', 'resources', 'sdk-logs', 'sdk-trace'].map(
    (name) => `@opentelemetry/${name}`,
  ),
  // Has to be there before all that is decorated.
  'reflect-metadata',
];

/** It looks for two packages past the bundle, and would find others than the ones in it. */
const mappedTypes: Plugin = {
  name: 'mapped-types',
  transform: {
    filter: { id: /@nestjs\/mapped-types\/dist\/type-helpers\.utils\.js$/ },
    handler: (code) => {
      const names = 'getMetadataStorage, IsOptional, ValidateIf, defaultMetadataStorage';
      const found = code.replace('createRequire(import.meta.url)', `() => ({ ${names} })`);
      if (found === code) throw new Error('@nestjs/mapped-types finds packages in another way');
      return `import { getMetadataStorage, IsOptional, ValidateIf } from 'class-validator';
        import { defaultMetadataStorage } from 'class-transformer/esm5/storage.js';\n${found}`;
    },
  },
};

/** Bundles the backend for Node. */
export default defineConfig({
  plugins: [mappedTypes],
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: {
      // How busy the machine is, is no warning.
      checks: { bundlerTimings: false },
      input: { main: 'src/main.ts', cli: 'src/cli.ts', openapi: 'src/openapi.ts' },
      output: {
        // One folder: files of the repository are found relative to the bundle.
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Without, two classes of one name get a suffix that would show in the OpenAPI document.
        keepNames: true,
        // Node reads a third less, and keeps it in memory; names stay, for whoever reads where an error comes from.
        minify: { compress: false, mangle: false, codegen: true },
      },
    },
  },
  ssr: { noExternal: true, external: OUTSIDE },
});
