import type { createRequestHandler } from '@tanstack/react-router/ssr/server';
import manifest, { styles } from 'virtual:client-manifest';
import { previewRow, rows } from './router/rows';

type RequestHandlerOptions = Parameters<typeof createRequestHandler>[0];
type ServerManifest = Awaited<ReturnType<NonNullable<RequestHandlerOptions['getRouterManifest']>>>;

const entryModule = 'src/app/entry-client.tsx';
const authModule = 'src/pages/auth/index.ts';
const authPaths = ['/auth', '/auth/forgot', '/auth/reset'];

/** Pages of a list and of a record: a preview looks like them, and is itself in no browser. */
const SHOWING = ['src/pages/projects/index.ts', 'src/pages/project/index.ts'];

export const clientEntry = address(manifest[entryModule]?.file ?? entryModule);

function address(file: string): string {
  return `/${file}`;
}

/** Scripts and styles of a module and of everything it imports at once. */
function filesOf(module: string, seen = new Set<string>()): { preloads: string[]; css: string[] } {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return { preloads: [], css: [] };
  seen.add(module);
  const imported = (chunk.imports ?? []).map((name) => filesOf(name, seen));
  return {
    preloads: [address(chunk.file), ...imported.flatMap(({ preloads }) => preloads)],
    css: [...imported.flatMap(({ css }) => css), ...(chunk.css ?? []).map(address)],
  };
}

/**
 * What each route needs, so that nothing is discovered late: preloads in the head, styles in the page itself,
 * which saves the first visit one round trip. Private pages, which no visitor waits for, have them as files.
 */
export function routeFiles(audience: 'public' | 'private'): ServerManifest {
  const entry = filesOf(entryModule);
  const known = new Set([...entry.preloads, ...entry.css]);
  const own = (module: string) => {
    const { preloads, css } = filesOf(module);
    return {
      preloads: preloads.filter((file) => !known.has(file)),
      css: css.filter((file) => !known.has(file)),
    };
  };
  const pages = rows.map(({ path, module }) => [`/site${path}`, own(module)] as const);
  const auth = authPaths.map((path) => [`/site${path}`, own(authModule)] as const);
  const preview = [`/site${previewRow.path}`, { css: SHOWING.flatMap((module) => own(module).css) }] as const;
  return {
    routes: Object.fromEntries([['__root__', entry], ...pages, ...auth, preview]),
    ...(audience === 'public' && {
      inlineCss: { styles: Object.fromEntries(publicStyles().map(([file, text]) => [address(file), text])) },
    }),
  };
}

/** Those of pages that anybody may read. */
function publicStyles(): [string, string][] {
  const shown = new Set(
    [entryModule, ...rows.map(({ module }) => module)].flatMap((module) => filesOf(module).css),
  );
  return Object.entries(styles).filter(([file]) => shown.has(address(file)));
}
