import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from './page-renderer';

/** Folder of the web application, from the bundle's place in `apps/api/dist`. */
export const WEB_FOLDER = resolve(import.meta.dirname, '../../web');

interface WebBuild {
  readonly renderPage: RenderPage;
}

/** The renderer of the built site; loaded when the first page is asked for, so that starting costs nothing. */
export function builtSite(): RenderPage {
  const file = join(WEB_FOLDER, 'dist/server/entry-server.js');
  if (!existsSync(file)) throw new Error('The site is not built: run "npm run build".');
  let build: Promise<WebBuild> | undefined;
  return async (request) => {
    build ??= import(pathToFileURL(file).href) as Promise<WebBuild>;
    return (await build).renderPage(request);
  };
}
