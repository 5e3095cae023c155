import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DomainError, violation } from '@site/api-kernel';
import {
  CookieCallers,
  isPersonal,
  PublicRecognisingIfValid,
  readershipOf,
  sessionCookieName,
} from '@site/api-platform/access';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { AnswersBytes, Problems, RATE_LIMIT_HEADERS, savedAs } from '@site/api-platform/openapi';
import { PublicAnswers } from '@site/api-platform/response-cache';
import { ADMIN_ROLE, BUCKETS, type Bucket } from '@site/vocabulary';
import type { Request, Response } from 'express';
import { DeliveryService } from '../../application/delivery.service';
import { FileService } from '../../application/file.service';
import { FILE_TYPES, isImageType } from '../../domain/file-format';
import { hasVariants } from '../../domain/image-variant';
import { nameToSaveAs } from '../../domain/stored-file';
import { acceptedFormats } from './accepted-formats';
import { BucketPipe } from './bucket.pipe';
import { FileQuery, isImmutable, requestedWidth } from './file.dto';
import { kindsWithFilesIn, sendFile } from './file-response';

/** Serves stored files, outside the prefix of the API. */
@ApiTags('files')
@PublicRecognisingIfValid()
@Controller('files')
export class FilesController {
  private readonly sessionCookie: string;

  constructor(
    private readonly files: FileService,
    private readonly deliveries: DeliveryService,
    private readonly callers: CookieCallers,
    private readonly answers: PublicAnswers,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.sessionCookie = sessionCookieName(settings);
  }

  @Get(':bucket/:name')
  @ApiOperation({ summary: 'A stored file, or a smaller form of a stored image' })
  @ApiParam({ name: 'bucket', enum: Object.keys(BUCKETS), description: 'What the file is for' })
  @ApiParam({
    name: 'name',
    description: 'Last part of the `url` of the upload',
    example: '0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg',
  })
  // Documents have a name to save them under; of a key, which may see what is hidden, the call counts.
  @AnswersBytes(FILE_TYPES, { ...savedAs(`attachment; filename*=UTF-8''Guide.pdf`), ...RATE_LIMIT_HEADERS })
  @Problems('not_found', 'invalid_parameter', 'dependency_unavailable')
  async readFile(
    @Param('bucket', BucketPipe) bucket: Bucket,
    @Param('name') name: string,
    @Query() query: FileQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const seen = this.answers.latestChange;
    const file = await this.files.get(bucket, name);
    const personal = isPersonal(request.headers, this.sessionCookie);
    if (!(await this.files.isShown(file)) && !(personal && (await this.seesHidden(request))))
      throw new DomainError('not_found');
    const common = {
      personal,
      lasting: isImmutable(query, file),
      keeping: this.answers.lastingHeaders(kindsWithFilesIn(bucket), seen),
    };
    const width = requestedWidth(query);
    if (width === undefined) {
      const saveAs = isImageType(file.contentType) ? {} : { saveAs: nameToSaveAs(file) };
      return sendFile(request, response, await this.deliveries.original(file), {
        ...saveAs,
        ...common,
        negotiated: false,
      });
    }
    if (!isImageType(file.contentType)) throw onlyImagesHaveWidths();
    const delivery = await this.deliveries.image(file, width, acceptedFormats(request.headers.accept));
    return sendFile(request, response, delivery, { ...common, negotiated: hasVariants(file) });
  }

  /** An image in a page of the administration is asked for with the session cookie alone. */
  private async seesHidden(request: Request): Promise<boolean> {
    if (request.caller !== undefined) return readershipOf(request.caller) !== 'visitors';
    return (await this.callers.rolesOf(request)).includes(ADMIN_ROLE);
  }
}

function onlyImagesHaveWidths(): DomainError {
  return new DomainError('invalid_parameter', { violations: [violation('w', 'images_only')] });
}
