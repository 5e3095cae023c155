import { Body, Controller, Delete, Get, Param, Patch, Put, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DomainError, type SeenVersions } from '@site/api-kernel';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import { changesOnly } from '@site/api-platform/content';
import { AnswersVersion, listAnswer, pageRequest, RecordIdPipe, SeenVersion } from '@site/api-platform/http';
import type { Versioned } from '@site/api-platform/http';
import {
  AdministratorOnly,
  AnswersList,
  AnswersRecord,
  ChangesRecord,
  ETAG_HEADER,
  NamesRecord,
  NeedsSeenVersion,
  Problems,
  RemovesRecord,
} from '@site/api-platform/openapi';
import type { Request } from 'express';
import { FileLibraryService } from '../../application/file-library.service';
import { FileReader } from '../persistence/file.reader';
import { UploadFileDto } from './file.dto';
import {
  DESCRIBED,
  describedBy,
  FILE_SORTS,
  FileChanges,
  FileListDto,
  FileListQuery,
  libraryFile,
  LibraryFileDto,
} from './library.dto';
import { UploadReceiver } from './upload.receiver';

@ApiTags('files')
@Controller('files')
export class LibraryController {
  constructor(
    private readonly service: FileLibraryService,
    private readonly reader: FileReader,
    private readonly receiver: UploadReceiver,
  ) {}

  @Get()
  @AdministratorOnly({ keys: 'read' })
  @ApiOperation({
    summary: 'Files, the newest first or sorted',
    description: 'All of them, whether visitors see them or not; `q` searches names and alternative texts.',
  })
  @AnswersList(FileListDto)
  async listFiles(@Query() query: FileListQuery): Promise<FileListDto> {
    const { bucket, kind, use, url } = query;
    const page = await this.reader.list({ ...pageRequest(query, FILE_SORTS), bucket, kind, use, url });
    return listAnswer({ ...page, items: page.items.map(libraryFile) });
  }

  @Get(':id')
  @AdministratorOnly({ keys: 'read' })
  @ApiOperation({ summary: 'What is known of one file' })
  @AnswersRecord(LibraryFileDto)
  getFile(@Param('id', RecordIdPipe) id: string): Promise<Versioned<LibraryFileDto>> {
    return this.shown(id);
  }

  @Patch(':id')
  @AdministratorOnly({ keys: 'files:write' })
  @ChangesRecord(LibraryFileDto, FileChanges, {
    summary: 'Say what a file is called and shows, and where it may not be cropped',
    description:
      'What is absent stays. A file may come back as it was read. ' +
      'The records that use it answer with this in `files`, and change neither their version nor their history.',
  })
  async updateFile(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() said: object,
    @CurrentCaller() { userId }: Caller,
  ): Promise<Versioned<LibraryFileDto>> {
    // Whoever changes another version is refused for that.
    await this.service.standing({ id, seen });
    const { value } = await this.shown(id);
    const changes = await changesOnly(FileChanges, DESCRIBED, value, said);
    await this.service.describe({ id, seen, editor: userId }, (standing) => describedBy(changes, standing));
    return this.shown(id);
  }

  @Put(':id/content')
  @AdministratorOnly({ keys: 'files:write' })
  @ApiOperation({
    summary: 'Replace the bytes of a file',
    description:
      'Its address stays, whatever the new format is; what was made of the former bytes is forgotten. Limits as for an upload.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadFileDto })
  @NeedsSeenVersion()
  @NamesRecord()
  @AnswersVersion()
  @ApiOkResponse({ type: LibraryFileDto, description: 'The file as it is now', headers: ETAG_HEADER })
  @Problems('not_found', 'payload_too_large', 'unsupported_media_type', 'validation_failed', 'unknown_field')
  @Problems('image_too_large', 'insufficient_storage')
  async replaceFile(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Req() request: Request,
    @CurrentCaller() { userId }: Caller,
  ): Promise<Versioned<LibraryFileDto>> {
    const asked = { id, seen, editor: userId };
    const { stored } = await this.service.standing(asked);
    await this.receiver.receive(request, stored.bucket, (received) => this.service.replace(asked, received));
    return this.shown(id);
  }

  @Delete(':id')
  @AdministratorOnly({ keys: 'files:write' })
  @ApiOperation({
    summary: 'Delete a file that nobody uses',
    description: 'While a record uses it, or one in the bin would again, it is refused with what that is.',
  })
  @RemovesRecord()
  @Problems('file_in_use')
  async deleteFile(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    await this.service.remove({ id, seen, editor: userId });
  }

  private async shown(id: string): Promise<Versioned<LibraryFileDto>> {
    const file = await this.reader.one(id);
    if (file === undefined) throw new DomainError('not_found');
    return { value: libraryFile(file), version: file.version };
  }
}
