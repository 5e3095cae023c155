import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { PublishedPages } from '@site/api-kernel';
import type { Runtime } from '../runtime';
import { found } from './found/found';
import { PUBLISHED_PAGES } from './found/published-pages.token';
import { developmentSite } from './development-site';
import { builtSite } from './load-site';
import { formPosts } from './form-posts';
import { inProcess, type OwnRequest } from './in-process';
import { sitePages, type PagesParts } from './pages';

/** The rendered site at every address that is not the API's, a file's or the operators'. */
export async function mountSite(app: NestExpressApplication, { settings, answers }: Runtime): Promise<void> {
  const server = app.getHttpServer() as Server;
  const development = settings.webDevelopment ? await developmentSite(server) : undefined;
  if (development !== undefined) app.use(development.middleware);
  const load = development?.load ?? builtSite();
  const parts = {
    render: async (request) => (await load()).renderPage(request),
    publicUrl: settings.publicUrl,
    transport: (path, init) => inProcess(server, String(path), init as OwnRequest),
    contentPolicy: development === undefined,
  } satisfies Omit<PagesParts, 'answers'>;
  const addresses = async () => (await load()).listedAddresses;
  const pages = app.get<readonly PublishedPages[]>(PUBLISHED_PAGES, { strict: false });
  app.use(
    found({ ...parts, answers, addresses, pages }),
    formPosts({ ...parts, call: (path, asked) => inProcess(server, path, asked) }),
    sitePages({ ...parts, answers }),
  );
}
