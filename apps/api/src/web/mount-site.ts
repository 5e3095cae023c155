import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Runtime } from '../runtime';
import { developmentSite } from './development-site';
import { builtSite } from './load-site';
import { sitePages } from './pages';

/** The rendered site at every address that is not the API's, a file's or the operators'. */
export async function mountSite(
  app: NestExpressApplication,
  { settings, answers }: Runtime,
  inDevelopment: boolean,
): Promise<void> {
  const server = app.getHttpServer() as Server;
  const development = inDevelopment ? await developmentSite(server) : undefined;
  if (development !== undefined) app.use(development.middleware);
  app.use(
    sitePages({
      render: development?.renderPage ?? builtSite(),
      answers,
      publicUrl: settings.publicUrl,
      transport: (path, init) => fetch(new URL(String(path), addressOf(server)), init),
      contentPolicy: development === undefined,
    }),
  );
}

/** Where this process answers on this machine: the site reads the API as any other client does. */
function addressOf(server: Server): string {
  const { port, address, family } = server.address() as AddressInfo;
  if (address === '::' || address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
