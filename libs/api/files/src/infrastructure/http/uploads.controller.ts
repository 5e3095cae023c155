import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AdministratorOnly, CurrentCaller, Idempotent, Problems, type Caller } from '@site/api-platform';
import { BUCKETS, type Bucket } from '@site/vocabulary';
import type { Request } from 'express';
import { FileService } from '../../application/file.service';
import { BucketPipe } from './bucket.pipe';
import { UploadedFileDto, UploadFileDto } from './file.dto';
import { UploadReceiver } from './upload.receiver';

/** An upload may take as long as the server lets a request last. */
const UPLOAD_SECONDS = 150;

@ApiTags('files')
@Controller('files')
export class UploadsController {
  constructor(
    private readonly files: FileService,
    private readonly receiver: UploadReceiver,
  ) {}

  @Post(':bucket')
  @HttpCode(201)
  @AdministratorOnly()
  @Idempotent({ holdSeconds: UPLOAD_SECONDS })
  @ApiOperation({ summary: 'Upload an image or a document' })
  @ApiConsumes('multipart/form-data')
  @ApiParam({ name: 'bucket', enum: Object.keys(BUCKETS) })
  @ApiBody({ type: UploadFileDto })
  @ApiCreatedResponse({ type: UploadedFileDto })
  @Problems('not_found', 'payload_too_large', 'unsupported_media_type', 'validation_failed', 'unknown_field')
  @Problems('image_too_large', 'insufficient_storage')
  async uploadFile(
    @Param('bucket', BucketPipe) bucket: Bucket,
    @Req() request: Request,
    @CurrentCaller() { userId }: Caller,
  ): Promise<UploadedFileDto> {
    const file = await this.receiver.receive(request, bucket, (received) =>
      this.files.add(bucket, received, userId),
    );
    return new UploadedFileDto(file);
  }
}
