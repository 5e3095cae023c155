import type { Server } from 'node:http';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Settings } from '@site/api-platform/config';
import { factsOfChosenFiles } from '@site/api-platform/content';
import { inTextForm, unformattedIn } from '@site/api-platform/formatted-text';
import type { Database } from '@site/api-platform/persistence';
import type { SitePreview, UnsavedRecord } from '@site/api-platform/preview';
import { CONTENT_KINDS, type Kind, type TextForm } from '@site/vocabulary';
import { inProcess, type OwnRequest } from '../in-process';
import { builtSite } from '../load-site';
import type { WebBuild } from '../page-renderer';
import { logProblem } from '../send-page';
import { inertPage } from './inert-page';

/** The site's own renderer, for what is not saved: it neither reads nor fills what is kept. */
export class RenderedPreview implements SitePreview {
  private load: (() => Promise<WebBuild>) | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
    private readonly database: Database,
  ) {}

  /** Takes another site than the built one. */
  use(load: () => Promise<WebBuild>): void {
    this.load = load;
  }

  async render(unsaved: UnsavedRecord): Promise<string> {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const { renderPreview } = await (this.load ??= builtSite())();
    const [html, plain, files] = await Promise.all([
      this.shownAs('html', unsaved),
      this.shownAs('plain', unsaved),
      this.filesOf(unsaved),
    ]);
    const page = await renderPreview({
      ...unsaved,
      shown: { html, plain },
      files,
      publicUrl: this.settings.publicUrl,
      transport: (path, init) => inProcess(server, String(path), init as OwnRequest),
      onError: logProblem,
    });
    return inertPage(page);
  }

  private async shownAs(form: TextForm, { kind, values }: UnsavedRecord): Promise<UnsavedRecord['values']> {
    const described = describedKind(kind);
    if (described === undefined) return values;
    const [shown = values] = await inTextForm(described, [values], form, unformattedIn(this.database.query));
    return shown;
  }

  private async filesOf({ kind, values }: UnsavedRecord): Promise<object | undefined> {
    const described = describedKind(kind);
    return described && factsOfChosenFiles(this.database.query, described, values);
  }
}

function describedKind(name: string): Kind | undefined {
  return CONTENT_KINDS.find((kind) => kind.name === name);
}
