import { defineConfig } from 'vite';

/** Packages of many files: opening them was a third of the time until the product was ready. */
const MANY_FILES = [
  /^@mikro-orm\//,
  'kysely',
  '@nestjs/swagger',
  /^es-toolkit/,
  'pg-boss',
  'cron-parser',
  'rate-limiter-flexible',
];

/** Bundles the product's own code for Node; all other packages stay outside and are loaded from node_modules. */
export default defineConfig({
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
      // One folder: files of the repository are found relative to the bundle. Without keepNames, two classes of one name get a suffix that would show in the OpenAPI document.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', keepNames: true },
    },
  },
  ssr: { noExternal: [/^@site\//, ...MANY_FILES] },
});
