import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebBuild } from './page-renderer';

/** Folder of the web application, from the bundle's place in `apps/api/dist`. */
export const WEB_FOLDER = resolve(import.meta.dirname, '../../web');

/** The built site; loaded when it is asked for first, so that starting costs nothing. */
export function builtSite(): () => Promise<WebBuild> {
  const file = join(WEB_FOLDER, 'dist/server/entry-server.js');
  if (!existsSync(file)) throw new Error('The site is not built: run "npm run build".');
  let build: Promise<WebBuild> | undefined;
  return () => (build ??= import(pathToFileURL(file).href) as Promise<WebBuild>);
}
