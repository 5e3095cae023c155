import { Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import { AcceptsIdempotencyKey, answerOnce, IdempotencyStore } from '@site/api-platform/idempotency';
import { AdministratorOnly, Problems } from '@site/api-platform/openapi';
import { BUCKETS, type Bucket } from '@site/vocabulary';
import type { Request, Response } from 'express';
import type { ReceivedFile } from '../../application/content-processor';
import { FileService } from '../../application/file.service';
import { BucketPipe } from './bucket.pipe';
import { UploadedFileDto, UploadFileDto } from './file.dto';
import { UploadReceiver } from './upload.receiver';

@ApiTags('files')
@Controller('files')
export class UploadsController {
  constructor(
    private readonly files: FileService,
    private readonly receiver: UploadReceiver,
    private readonly idempotency: IdempotencyStore,
  ) {}

  @Post(':id')
  @HttpCode(201)
  @AdministratorOnly({ keys: 'files:write' })
  @AcceptsIdempotencyKey()
  @ApiOperation({ summary: 'Upload an image or a document' })
  @ApiConsumes('multipart/form-data')
  // Its step has one name in a document, whatever is done there.
  @ApiParam({
    ...{ 'x-go-name': 'Bucket' },
    name: 'id',
    enum: Object.keys(BUCKETS),
    description: 'The bucket: what the file is for',
  })
  @ApiBody({ type: UploadFileDto })
  @ApiCreatedResponse({
    type: UploadedFileDto,
    description: 'Stored, under an address of its own',
    headers: {
      Location: {
        description: 'Address of the file, its `url`',
        schema: { type: 'string', format: 'uri-reference' },
        example: '/files/project-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg',
      },
    },
  })
  @Problems('not_found', 'payload_too_large', 'unsupported_media_type', 'validation_failed', 'unknown_field')
  @Problems('image_too_large', 'insufficient_storage')
  async uploadFile(
    @Param('id', BucketPipe) bucket: Bucket,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() { userId }: Caller,
  ): Promise<UploadedFileDto> {
    return this.receiver.receive(request, bucket, (received) => {
      const exchange = { request, response, content: contentOf(received) };
      return answerOnce(this.idempotency, exchange, async () => {
        const file = new UploadedFileDto(await this.files.add(bucket, received, userId));
        response.setHeader('Location', file.url);
        return file;
      });
    });
  }
}

/** What makes two uploads the same; the bucket is in the address. */
function contentOf({ sha256, name }: ReceivedFile): string {
  return JSON.stringify([sha256, name]);
}
