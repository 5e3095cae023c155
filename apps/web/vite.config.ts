import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientManifest } from './vite/client-manifest.ts';
import { precompress } from './vite/precompress.ts';

// What every public page runs: two files that compress well and outlive most releases.
const vendor =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|@tanstack[\\/](?:react-router|router-core|history|store|react-store))[\\/]/;
const frame =
  /[\\/]src[\\/](?:app[\\/](?:(?!query-client|preferred-language)[a-z-]+|router[\\/](?!admin-(?:root|screens)|auth-pages)[a-z-]+)\.tsx?$|widgets[\\/](?!not-found|articles|admin)|entities[\\/]firm[\\/](?!api[\\/]read)|shared[\\/](?:config|text[\\/]whole|i18n[\\/][^l]|ui[\\/](?:use-(?:reveal|menu)|language-switch)))/;
// The client of queries, without what only hooks need.
const query = /[\\/]@tanstack[\\/]query-core[\\/](?!.*[oO]bserver)/;
// What the screens of the administration have in common, so that a further one loads little.
const furniture =
  /[\\/]src[\\/](?:entities[\\/](?:draft|content[\\/](?!model[\\/](?:kinds|language|status)))|features[\\/]sign-out|shared[\\/](?:api|ui[\\/]admin[\\/](?!trail|cells|record-link|row-action)|text[\\/]language-of))|[\\/](?:useMutation|mutationObserver)\.js$/;
const lists =
  /[\\/]src[\\/](?:features[\\/](?:list-records[\\/](?!ui[\\/](?:data-table|day-picker|record-cards|card-picture))|remove-record[\\/](?!ui[\\/]removal-dialog))|widgets[\\/]admin-content[\\/]ui[\\/](?:list-screen|row-actions|bulk-bar))/;

/** Of a feature a screen loads what it uses, and the styles of that. */
const features =
  /[\\/]src[\\/](?:features|widgets[\\/]admin-content|shared[\\/]ui[\\/]admin[^\\/]*)[\\/].*\.tsx?$/;

/** How busy the machine is, is no warning. */
const checks = { bundlerTimings: false };

/** The whole server side is one folder without dependencies: production installs carry no React. */
export default defineConfig(({ command }) => ({
  // The router asks at run time, where a browser has no `process`.
  define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify(String(command === 'build')) },
  plugins: [react(), clientManifest(), precompress()],
  css: {
    modules: { generateScopedName: '[local]-[hash:base64:4]' },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks,
          input: 'src/app/entry-client.tsx',
          treeshake: { moduleSideEffects: [{ test: features, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'frame', test: frame },
                { name: 'query', test: query, includeDependenciesRecursively: false },
                { name: 'furniture', test: furniture, includeDependenciesRecursively: false },
                { name: 'lists', test: lists, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React must not depend on how the server process happens to be started.
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      resolve: { noExternal: command === 'build' ? true : [/^@site\//] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          checks,
          input: 'src/app/entry-server.tsx',
          output: { entryFileNames: 'entry-server.js' },
        },
      },
    },
  },
  build: {
    target: ['es2022', 'chrome107', 'safari16.4', 'firefox104'],
    assetsInlineLimit: 0,
  },
  builder: {
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments;
      if (client) await builder.build(client);
      if (ssr) await builder.build(ssr);
    },
  },
}));
