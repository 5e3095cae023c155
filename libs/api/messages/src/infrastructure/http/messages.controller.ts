import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DomainError, type SeenVersions } from '@site/api-kernel';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import { listAnswer, pageRequest, RecordIdPipe, SeenVersion, type Versioned } from '@site/api-platform/http';
import {
  AdministratorOnly,
  AnswersList,
  AnswersRecord,
  NamesRecord,
  Problems,
  RemovesRecord,
  RevisesRecord,
} from '@site/api-platform/openapi';
import { Database } from '@site/api-platform/persistence';
import { ChangesTogether, together, type BulkDoneDto } from '@site/api-platform/record-lifecycle';
import { MessageService } from '../../application/message.service';
import { MessageReader } from '../persistence/message.reader';
import {
  MessageBulkInput,
  MessageDto,
  MessageListDto,
  MessageListQuery,
  MessageNeighboursDto,
  MessageNeighboursQuery,
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
    const { q: search, status, from, to } = query;
    const [page, counts, matching] = await Promise.all([
      this.reader.list({ ...pageRequest(query, {}), status, from, to }),
      this.reader.counts(),
      this.reader.counts({ search, from, to }),
    ]);
    return { ...listAnswer(page), counts, matching };
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
        : this.service.file(id.toLowerCase(), { status: act }, [version], userId),
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

  @Get(':id/neighbours')
  @ApiOperation({
    summary: 'The messages beside one',
    description: 'In a list with these filters, newest first, whether the message is in it or not.',
  })
  @NamesRecord()
  @ApiOkResponse({ type: MessageNeighboursDto, description: 'Where one can go on' })
  @Problems('invalid_parameter', 'not_found')
  async getMessageNeighbours(
    @Param('id', RecordIdPipe) id: string,
    @Query() { q: search, status, from, to }: MessageNeighboursQuery,
  ): Promise<MessageNeighboursDto> {
    const found = await this.reader.beside(id, { search, status, from, to });
    if (found === undefined) throw new DomainError('not_found');
    return found;
  }

  @Post(':id/read')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Note that a message is open',
    description: 'The first time counts. The version stays: nobody else is refused for it.',
  })
  @NamesRecord()
  @ApiNoContentResponse({ description: 'The message counts as read' })
  @Problems('not_found')
  async markMessageRead(@Param('id', RecordIdPipe) id: string): Promise<void> {
    await this.service.open(id);
  }

  @Delete(':id/read')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Take back that a message was read',
    description: 'It counts as unread until it is opened again. The version stays.',
  })
  @NamesRecord()
  @ApiNoContentResponse({ description: 'The message counts as unread' })
  @Problems('not_found')
  async markMessageUnread(@Param('id', RecordIdPipe) id: string): Promise<void> {
    await this.service.leaveUnread(id);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'File a message as new, handled or spam, and note something about it',
    description:
      'A message that came as spam is mailed to the firm, as it would have been, when it is first filed as new.',
  })
  @RevisesRecord(MessageDto)
  async replaceMessage(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() { status, note }: MessageRevision,
    @CurrentCaller() { userId }: Caller,
  ): Promise<Versioned<MessageDto>> {
    await this.service.file(id, { status, note }, seen, userId);
    return this.shown(id);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Erase a message',
    description: 'Nothing of it is kept, and nothing brings it back.',
  })
  @RemovesRecord()
  async deleteMessage(
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
