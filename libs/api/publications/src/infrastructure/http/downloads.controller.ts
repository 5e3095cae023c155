import { Controller, Get, Inject, Logger, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiPropertyOptional, ApiResponse, ApiTags } from '@nestjs/swagger';
import { cleanFileName, DomainError } from '@site/api-kernel';
import { isPersonal, Public, sessionCookieName } from '@site/api-platform/access';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { isUuid, localeOf, OneOf, sendBytes } from '@site/api-platform/http';
import { AnswersBytes, NamesRecord, Problems, savedAs } from '@site/api-platform/openapi';
import { LOCALES, type Locale } from '@site/vocabulary';
import type { Request, Response } from 'express';
import { DownloadService } from '../../application/download.service';
import { PublishedFiles } from '../../application/published-files';
import { PublicationReader, type PublicationRow } from '../persistence/publication.reader';
import { isRobot } from './robots';

/** Asked for again each time, so that every download is seen; who has the bytes already is told so (304). */
const REVALIDATED = 'private, no-cache';

export class DownloadQuery {
  @ApiPropertyOptional({
    enum: LOCALES,
    description: 'Language of the file name; absent, that of `Accept-Language`',
  })
  @OneOf(LOCALES)
  readonly lang?: Locale;
}

@ApiTags('publications')
@Controller('publications')
export class DownloadsController {
  private readonly logger = new Logger('Downloads');
  private readonly sessionCookie: string;

  constructor(
    private readonly reader: PublicationReader,
    private readonly files: PublishedFiles,
    private readonly downloads: DownloadService,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.sessionCookie = sessionCookieName(settings);
  }

  @Get(':id/download')
  @Public()
  @ApiOperation({
    summary: 'Download the document of a publication',
    description:
      'Sent under the title of the publication. Each completed download counts once and is in `downloads` before its ' +
      'last bytes are sent; `HEAD`, 304, parts of the document, errors, broken transfers and robots do not count.',
  })
  @NamesRecord()
  @AnswersBytes(['application/pdf'], savedAs(`attachment; filename*=UTF-8''Guide.pdf`))
  @ApiResponse({
    status: 303,
    description: 'There is no document, and the caller accepts a page: the contact form, or the publications',
    headers: {
      Location: {
        description: 'Address relative to the root of the site',
        schema: { type: 'string', format: 'uri-reference' },
        example: '/contact?sujet=Publication%20%3A%20Guide%20des%20points%20d%E2%80%99eau',
      },
    },
  })
  @Problems('not_found', 'invalid_parameter', 'dependency_unavailable')
  async downloadPublication(
    @Param('id') id: string,
    @Query() { lang }: DownloadQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const locale = lang ?? localeOf(request.headers['accept-language']);
    // A broken link leads a visitor on like that of a publication which is gone.
    const publication = isUuid(id) ? (await this.reader.one(id, 'visitors'))?.value : undefined;
    const url = publication?.file_url ?? null;
    const file = url === null ? undefined : await this.files.find(url);
    if (publication === undefined || file === undefined) {
      return sendElsewhere(request, response, addressInstead(publication, locale));
    }
    const counted = !isRobot(request.headers['user-agent']);
    const personal = isPersonal(request.headers, this.sessionCookie);
    await sendBytes(request, response, file, {
      cacheControl: personal ? 'no-store' : REVALIDATED,
      shareable: !personal,
      saveAs: cleanFileName(`${titleOf(publication, locale)}.pdf`),
      vary: 'Accept-Language',
      ...(counted && { beforeEnd: () => this.count(publication.id) }),
    });
  }

  /** A visitor gets the document even when it cannot be counted. */
  private async count(id: string): Promise<void> {
    try {
      await this.downloads.count(id);
    } catch (error) {
      this.logger.warn({ err: error, publication: id }, 'download was not counted');
    }
  }
}

/** Whoever followed a link is led on; a program is told that there is nothing. */
function sendElsewhere(request: Request, response: Response, address: string): void {
  if (!request.headers.accept?.includes('text/html')) throw new DomainError('not_found');
  response.setHeader('Cache-Control', 'no-store');
  response.status(303).setHeader('Location', address).end();
}

/** Where the document can be asked for, or what else there is when the publication is gone. */
function addressInstead(publication: PublicationRow | undefined, locale: Locale): string {
  const root = locale === 'en' ? '/en' : '';
  if (publication === undefined) return `${root}/resources`;
  const subject = `Publication${locale === 'fr' ? '\u00A0' : ''}: ${titleOf(publication, locale)}`;
  return `${root}/contact?sujet=${encodeURIComponent(subject)}`;
}

function titleOf({ title_fr, title_en }: PublicationRow, locale: Locale): string {
  return locale === 'en' ? title_en : title_fr;
}
