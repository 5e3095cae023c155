import { Body, Controller, Delete, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DomainError, type SeenVersions } from '@site/api-kernel';
import {
  AdministratorOnly,
  AnswersList,
  AnswersRecord,
  CurrentCaller,
  listAnswer,
  pageRequest,
  RecordIdPipe,
  RemovesRecord,
  RevisesRecord,
  SeenVersion,
  versionTag,
  type Caller,
} from '@site/api-platform';
import type { Response } from 'express';
import { MessageService } from '../../application/message.service';
import { MESSAGE_SORTS, MessageReader } from '../persistence/message.reader';
import { MessageDto, MessageListDto, MessageListQuery, MessageRevision } from './message.dto';

@ApiTags('messages')
@AdministratorOnly()
@Controller('admin/messages')
export class MessagesController {
  constructor(
    private readonly service: MessageService,
    private readonly reader: MessageReader,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Messages of visitors, newest first' })
  @AnswersList(MessageListDto)
  async listMessages(@Query() query: MessageListQuery): Promise<MessageListDto> {
    const [page, counts] = await Promise.all([
      this.reader.list({ ...pageRequest(query, MESSAGE_SORTS), status: query.status }),
      this.reader.counts(),
    ]);
    return { ...listAnswer(page), counts };
  }

  @Get(':id')
  @ApiOperation({ summary: 'One message, in full' })
  @AnswersRecord(MessageDto)
  async getMessage(
    @Param('id', RecordIdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageDto> {
    return this.shown(id, response);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'File a message as new, handled or spam',
    description:
      'A message that came as spam and is filed as new before anything else is mailed to the firm, as it would have been.',
  })
  @RevisesRecord(MessageDto)
  async reviseMessage(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() { status }: MessageRevision,
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageDto> {
    await this.service.file(id, status, seen, userId);
    return this.shown(id, response);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Erase a message',
    description: 'Nothing of it is kept, and nothing brings it back.',
  })
  @RemovesRecord()
  async removeMessage(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
  ): Promise<void> {
    await this.service.erase(id, seen);
  }

  private async shown(id: string, response: Response): Promise<MessageDto> {
    const found = await this.reader.one(id);
    if (found === undefined) throw new DomainError('not_found');
    response.setHeader('ETag', versionTag(found.version));
    return found.message;
  }
}
