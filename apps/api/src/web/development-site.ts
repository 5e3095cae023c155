import { createRequire } from 'node:module';
import type { Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import { WEB_FOLDER } from './load-site';
import type { RenderPage } from './page-renderer';

interface DevelopmentSite {
  readonly renderPage: RenderPage;
  /** Serves the sources and tells the browser of changes. */
  readonly middleware: RequestHandler;
}

interface ViteServer {
  readonly middlewares: RequestHandler;
  ssrLoadModule(path: string): Promise<{ readonly renderPage: RenderPage }>;
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
    renderPage: async (request) =>
      (await development.ssrLoadModule('/src/app/entry-server.tsx')).renderPage(request),
  };
}
