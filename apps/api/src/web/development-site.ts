import { createRequire } from 'node:module';
import type { Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import { WEB_FOLDER } from './load-site';
import type { WebBuild } from './page-renderer';

interface DevelopmentSite {
  /** As the sources are now. */
  readonly load: () => Promise<WebBuild>;
  /** Serves the sources and tells the browser of changes. */
  readonly middleware: RequestHandler;
}

interface ViteServer {
  readonly middlewares: RequestHandler;
  ssrLoadModule(path: string): Promise<WebBuild>;
}

/** The site straight from its sources through Vite, with hot reload, on the API's own port. */
export async function developmentSite(server: Server): Promise<DevelopmentSite> {
  // Not a dependency of the running product: looked up only here.
  const vite = (await import(
    pathToFileURL(createRequire(`${WEB_FOLDER}/package.json`).resolve('vite')).href
  )) as {
    createServer(options: object): Promise<ViteServer>;
  };
  const development = await vite.createServer({
    root: WEB_FOLDER,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    middleware: development.middlewares,
    load: () => development.ssrLoadModule('/src/app/entry-server.tsx'),
  };
}
