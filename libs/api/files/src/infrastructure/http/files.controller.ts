import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DomainError, violation } from '@site/api-kernel';
import {
  AnswersBytes,
  isPersonal,
  Problems,
  Public,
  sessionCookieName,
  SETTINGS,
  type Settings,
} from '@site/api-platform';
import { BUCKETS, type Bucket } from '@site/vocabulary';
import type { Request, Response } from 'express';
import { DeliveryService } from '../../application/delivery.service';
import { FileService } from '../../application/file.service';
import { FILE_FORMATS, isImageType } from '../../domain/file-format';
import { hasVariants } from '../../domain/image-variant';
import { acceptedFormats } from './accepted-formats';
import { BucketPipe } from './bucket.pipe';
import { FileQuery, wishedWidth } from './file.dto';
import { sendFile } from './file-response';

/** Serves stored files, outside the prefix of the API. */
@ApiTags('files')
@Public()
@Controller('files')
export class FilesController {
  private readonly sessionCookie: string;

  constructor(
    private readonly files: FileService,
    private readonly deliveries: DeliveryService,
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
  @AnswersBytes(...Object.keys(FILE_FORMATS))
  @Problems('not_found', 'invalid_parameter', 'dependency_unavailable')
  async readFile(
    @Param('bucket', BucketPipe) bucket: Bucket,
    @Param('name') name: string,
    @Query() query: FileQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.files.get(bucket, name);
    const width = wishedWidth(query);
    const personal = isPersonal(request.headers, this.sessionCookie);
    if (width === undefined) {
      const saveAs = isImageType(file.contentType) ? {} : { saveAs: file.originalName };
      return sendFile(request, response, await this.deliveries.original(file), {
        ...saveAs,
        negotiated: false,
        personal,
      });
    }
    if (!isImageType(file.contentType)) throw onlyImagesHaveWidths();
    const delivery = await this.deliveries.image(file, width, acceptedFormats(request.headers.accept));
    return sendFile(request, response, delivery, { negotiated: hasVariants(file), personal });
  }
}

function onlyImagesHaveWidths(): DomainError {
  return new DomainError('invalid_parameter', { violations: [violation('w', 'parameter_invalid')] });
}
