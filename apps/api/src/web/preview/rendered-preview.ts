import type { Server } from 'node:http';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Settings } from '@site/api-platform/config';
import { SitePreview, type UnsavedRecord } from '@site/api-platform/preview';
import { inProcess, type OwnRequest } from '../in-process';
import { builtSite } from '../load-site';
import type { WebBuild } from '../page-renderer';
import { noteTrouble } from '../send-page';
import { inertPage } from './inert-page';

/** The site's own renderer, for what is not saved: it neither reads nor fills what is kept. */
export class RenderedPreview extends SitePreview {
  private load: (() => Promise<WebBuild>) | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
  ) {
    super();
  }

  /** Takes another site than the built one. */
  use(load: () => Promise<WebBuild>): void {
    this.load = load;
  }

  async render(unsaved: UnsavedRecord): Promise<string> {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const { renderPreview } = await (this.load ??= builtSite())();
    const html = await renderPreview({
      ...unsaved,
      publicUrl: this.settings.publicUrl,
      transport: (path, init) => inProcess(server, String(path), init as OwnRequest),
      onError: noteTrouble,
    });
    return inertPage(html);
  }
}
