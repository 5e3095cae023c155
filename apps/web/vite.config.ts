import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientManifest } from './vite/client-manifest.ts';
import { precompress } from './vite/precompress.ts';

// What every public page runs: two files that compress well and outlive most releases.
const vendor =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|i18next|@tanstack[\\/](?:react-router|router-core|history|store|react-store))[\\/]/;
const frame =
  /[\\/]src[\\/](?:app[\\/](?:(?!query-client)[a-z-]+|router[\\/](?!admin-root)[a-z-]+)\.tsx?$|widgets[\\/](?!not-found|articles)|entities[\\/]firm[\\/](?!api[\\/]read)|shared[\\/](?:config|i18n[\\/][^l]|ui[\\/](?:use-reveal|language-switch)))/;

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
          input: 'src/app/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'frame', test: frame },
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
