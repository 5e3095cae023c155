import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Runtime } from '../runtime';
import { developmentSite } from './development-site';
import { builtSite } from './load-site';
import { inProcess } from './in-process';
import { sitePages } from './pages';

/** The rendered site at every address that is not the API's, a file's or the operators'. */
export async function mountSite(app: NestExpressApplication, { settings, answers }: Runtime): Promise<void> {
  const server = app.getHttpServer() as Server;
  const development = settings.webDevelopment ? await developmentSite(server) : undefined;
  if (development !== undefined) app.use(development.middleware);
  app.use(
    sitePages({
      render: development?.renderPage ?? builtSite(),
      answers,
      publicUrl: settings.publicUrl,
      transport: (path, init) => inProcess(server, String(path), init),
      contentPolicy: development === undefined,
    }),
  );
}
