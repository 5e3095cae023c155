import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { PublishedPages } from '@site/api-kernel';
import { refreshOneByOne } from '@site/api-platform/response-cache';
import { FairQueue } from '@site/api-platform/server';
import type { Runtime } from '../runtime';
import { seoRoutes } from './seo/seo';
import { PUBLISHED_PAGES } from './seo/published-pages.token';
import { developmentSite } from './development-site';
import { builtSite } from './load-site';
import { formerAssets } from './former-assets';
import { formPosts } from './form-posts';
import { inProcess, type OwnRequest } from './in-process';
import type { RenderPage } from './page-renderer';
import { queueRequests } from './request-queue';
import { RenderedPreview } from './preview/rendered-preview';
import { sitePages, type PageParts } from './pages';

/** Pages that may wait to be made; of some milliseconds each, they are made in a few seconds. */
const MOST_WAITING = 500;
/** Milliseconds after which a page that is made anew holds up the others no longer. */
const LONGEST_RENEWAL_MS = 5_000;

/** The rendered site at every address that is not the API's, a file's or the operators'. */
export async function mountSite(
  app: NestExpressApplication,
  { settings, answers, metrics, common, releaseAssets, telemetry }: Runtime,
): Promise<void> {
  const server = app.getHttpServer() as Server;
  const development = settings.webDevelopment ? await developmentSite(server) : undefined;
  if (development !== undefined) app.use(development.middleware);
  const load = development?.load ?? builtSite();
  app.get(RenderedPreview).use(load);
  const queue = new FairQueue(MOST_WAITING);
  metrics.gauge({
    name: 'site_render_queue_length',
    help: 'Requests that wait for their turn to be answered',
    read: () => queue.length,
  });
  const render: RenderPage = async (request) => (await load()).renderPage(request);
  const parts = {
    render: telemetry === undefined ? render : (request) => telemetry.part('render', () => render(request)),
    publicUrl: settings.publicUrl,
    passwordMinLength: settings.passwordMinLength,
    transport: async (path, init) => {
      const answer = await inProcess(server, String(path), init as OwnRequest);
      await queue.resume();
      return answer;
    },
    contentPolicy: development === undefined,
  } satisfies PageParts;
  answers.renewBy(
    refreshOneByOne(async (address) => {
      // The database is let go soon after the last visitor.
      if (!server.listening) throw new Error('the instance ends');
      const seen = answers.latestChange;
      const signal = AbortSignal.timeout(LONGEST_RENEWAL_MS);
      // In the form that most will ask for, so that it is there.
      await inProcess(server, address, { headers: { 'accept-encoding': 'br' }, signal });
      return seen;
    }),
  );
  const addresses = async () => (await load()).listedAddresses;
  const pages = app.get<readonly PublishedPages[]>(PUBLISHED_PAGES, { strict: false });
  if (releaseAssets !== undefined) app.use(formerAssets(releaseAssets, common));
  app.use(
    queueRequests(queue, answers),
    seoRoutes({ ...parts, answers, addresses, pages }),
    formPosts({ ...parts, call: (path, asked) => inProcess(server, path, asked) }),
    sitePages({ ...parts, answers }),
  );
}
