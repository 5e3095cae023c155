import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DomainError, type SeenVersions } from '@site/api-kernel';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import { listAnswer, pageRequest, RecordIdPipe, SeenVersion, type Versioned } from '@site/api-platform/http';
import {
  AdministratorOnly,
  AnswersList,
  AnswersRecord,
  RemovesRecord,
  RevisesRecord,
} from '@site/api-platform/openapi';
import { Database } from '@site/api-platform/persistence';
import { ChangesTogether, together, type BulkDoneDto } from '@site/api-platform/record-life';
import { MessageService } from '../../application/message.service';
import { MESSAGE_SORTS, MessageReader } from '../persistence/message.reader';
import {
  MessageBulkInput,
  MessageDto,
  MessageListDto,
  MessageListQuery,
  MessageRevision,
} from './message.dto';

@ApiTags('messages')
@AdministratorOnly()
@Controller('admin/messages')
export class MessagesController {
  constructor(
    private readonly service: MessageService,
    private readonly reader: MessageReader,
    private readonly database: Database,
  ) {}

  @Get()
  @AdministratorOnly({ keys: 'messages:read' })
  @ApiOperation({ summary: 'Messages of visitors, newest first' })
  @AnswersList(MessageListDto)
  async listMessages(@Query() query: MessageListQuery): Promise<MessageListDto> {
    const [page, counts] = await Promise.all([
      this.reader.list({ ...pageRequest(query, MESSAGE_SORTS), status: query.status }),
      this.reader.counts(),
    ]);
    return { ...listAnswer(page), counts };
  }

  @Post('bulk')
  @ChangesTogether('File or erase messages together')
  async changeMessages(
    @Body() { act, records }: MessageBulkInput,
    @CurrentCaller() { userId }: Caller,
  ): Promise<BulkDoneDto> {
    await together(this.database, records, ({ id, version }) =>
      act === 'erase'
        ? this.service.erase(id.toLowerCase(), [version], userId)
        : this.service.file(id.toLowerCase(), act, [version], userId),
    );
    return { done: records.length };
  }

  @Get(':id')
  @AdministratorOnly({ keys: 'messages:read' })
  @ApiOperation({ summary: 'One message, in full' })
  @AnswersRecord(MessageDto)
  getMessage(@Param('id', RecordIdPipe) id: string): Promise<Versioned<MessageDto>> {
    return this.shown(id);
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
  ): Promise<Versioned<MessageDto>> {
    await this.service.file(id, status, seen, userId);
    return this.shown(id);
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
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    await this.service.erase(id, seen, userId);
  }

  private async shown(id: string): Promise<Versioned<MessageDto>> {
    const found = await this.reader.one(id);
    if (found === undefined) throw new DomainError('not_found');
    return { value: found, version: found.version };
  }
}
