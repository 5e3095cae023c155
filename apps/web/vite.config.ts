import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkCircles } from './vite/chunk-circles.ts';
import { shortClassNames } from './vite/class-names.ts';
import { clientManifest } from './vite/client-manifest.ts';
import { minified } from './vite/minify.ts';
import { precompress } from './vite/precompress.ts';
import { unshownParts } from './vite/unshown-parts.ts';

// What every public page runs: two files that compress well and outlive most releases.
const vendor =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|@tanstack[\\/](?:react-router|router-core|history|store|react-store))[\\/]/;
const frame =
  /[\\/]src[\\/](?:app[\\/](?:(?!query-client|preferred-language)[a-z-]+|router[\\/](?!admin-(?:root|screens)|auth-pages)[a-z-]+)\.tsx?$|widgets[\\/](?!not-found|articles|admin)|entities[\\/]firm[\\/](?!api[\\/]read)|shared[\\/](?:config|text[\\/]whole|i18n[\\/][^l]|ui[\\/](?:use-(?:reveal|menu)|language-switch)))/;
// The client of queries, without what only hooks need.
const query = /[\\/]@tanstack[\\/]query-core[\\/](?!.*[oO]bserver)/;
// Of Ant Design, and of ours, what every screen of the administration has, what lists and forms have, what lists have,
// and what makes a table or a form: a few files that compress well, so that a further screen loads little.
const furniture =
  /[\\/]src[\\/](?:entities[\\/](?:draft|content[\\/](?!model[\\/](?:kinds|language|status)))|features[\\/]sign-out|shared[\\/](?:api|i18n[\\/]locales[\\/](?:admin-|[a-z]+[\\/]admin[\\/])|ui[\\/]admin[\\/](?!breadcrumbs|one-time-secret|cells|record-link|row-action)|text[\\/]language-of))|[\\/](?:useMutation|mutationObserver)\.js$|[\\/]node_modules[\\/](?:@babel|@emotion|clsx|is-mobile|stylis|react-is|@ant-design[\\/](?:cssinjs|colors|fast-color|icons[\\/]es[\\/](?!icons)|icons(?:-svg)?[\\/]es[\\/](?:icons|asn)[\\/](?:Bars|CheckCircle|Close(?:Circle)?|Ellipsis|ExclamationCircle|InfoCircle|Left|Loading|Right)(?:Outlined|Filled))|@rc-component[\\/](?:resize-observer|portal|motion|tooltip|overflow|trigger|dropdown|menu|util|color-picker|(?:pagination|picker)[\\/]es[\\/]locale|form[\\/]es[\\/]FormContext)|antd[\\/]es[\\/](?:_util|alert|badge|button|color-picker|config-provider[\\/](?!defaultRenderEmpty)|dropdown|layout|locale|menu|skeleton|space|style|theme|tooltip|[a-z-]+[\\/]locale|table[\\/]TableMeasureRowContext|grid[\\/]hooks[\\/]useBreakpoint|form[\\/](?:context|validateMessages|hooks[\\/]useVariants)))|unshown:/;
const controls =
  /[\\/]src[\\/]features[\\/]remove-record[\\/](?!ui[\\/]removal-dialog)|[\\/]node_modules[\\/](?:(?:@rc-component[\\/](?:select|input|virtual-list|checkbox)|antd[\\/]es[\\/](?:select|input|checkbox|tag|spin|empty))[\\/]|antd[\\/]es[\\/]config-provider[\\/]defaultRenderEmpty)/;
const lists =
  /[\\/]src[\\/](?:features[\\/]list-records[\\/](?!ui[\\/](?:data-table|table-list|day-picker|record-cards|card-picture))|widgets[\\/]admin-content[\\/]ui[\\/](?:list-screen|row-actions|bulk-bar))|[\\/]node_modules[\\/](?:@rc-component|antd[\\/]es)[\\/]pagination[\\/]/;
const table =
  /[\\/]src[\\/]features[\\/]list-records[\\/]ui[\\/](?:data-table|table-list)|[\\/]node_modules[\\/](?:@rc-component[\\/](?:table|tree|context)|antd[\\/]es[\\/]table)[\\/]/;
const forms =
  /[\\/]node_modules[\\/](?:@rc-component[\\/](?:form|async-validator|upload|switch)|antd[\\/]es[\\/](?:form|grid|upload|switch)|(?:compute-)?scroll-into-view[a-z-]*)[\\/]|[\\/]QuestionCircleOutlined\.js$/;

/** Of a feature a screen loads what it uses, and the styles of that. */
const features =
  /[\\/]src[\\/](?:features|widgets[\\/]admin-content|shared[\\/]ui[\\/]admin[^\\/]*)[\\/].*\.tsx?$/;

/** What Ant Design is made of says nothing of itself: of its forms the frame needs a context, and no rules. */
const parts = /[\\/]node_modules[\\/]@rc-component[\\/]/;

/** How busy the machine is, is no warning. */
const checks = { bundlerTimings: false };

/** The whole server side is one folder without dependencies: production installs carry no React. */
export default defineConfig(({ command }) => ({
  // The router asks at run time, where a browser has no `process`.
  define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify(String(command === 'build')) },
  plugins: [react(), clientManifest(), unshownParts(), minified(), chunkCircles(), precompress()],
  // The packs of words that are no CommonJS, of which Ant Design carries the English one anyway.
  resolve: { alias: [{ find: /^antd\/locale\//, replacement: 'antd/es/locale/' }] },
  css: {
    modules: {
      generateScopedName:
        command === 'build' ? shortClassNames(import.meta.dirname) : '[local]-[hash:base64:4]',
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks,
          input: ['src/app/entry-client.tsx', 'worker/service-worker.ts'],
          treeshake: { moduleSideEffects: [features, parts].map((test) => ({ test, sideEffects: false })) },
          output: {
            // The worker keeps its name: a browser asks under it for the next one.
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'frame', test: frame },
                { name: 'query', test: query, includeDependenciesRecursively: false },
                { name: 'furniture', test: furniture, includeDependenciesRecursively: false },
                { name: 'controls', test: controls, includeDependenciesRecursively: false },
                { name: 'lists', test: lists, includeDependenciesRecursively: false },
                { name: 'table', test: table, includeDependenciesRecursively: false },
                { name: 'forms', test: forms, includeDependenciesRecursively: false },
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
