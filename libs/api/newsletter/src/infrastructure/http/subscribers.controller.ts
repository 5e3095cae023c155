import { Controller, Delete, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Clock, Journal } from '@site/api-kernel';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import { listAnswer, pageRequest, RecordIdPipe, sendPieces } from '@site/api-platform/http';
import { AdministratorOnly, NamesRecord, Problems, savedAs } from '@site/api-platform/openapi';
import type { Response } from 'express';
import { NewsletterService } from '../../application/newsletter.service';
import { SubscriberReader } from '../persistence/subscriber.reader';
import { subscriberTable } from './subscriber-table';
import { SUBSCRIBER_SORTS, SubscriberExportQuery } from './subscribers.dto';
import { SubscriberListDto, SubscriberListQuery } from './subscribers.dto';

const CSV_TYPE = 'text/csv; charset=utf-8';

@ApiTags('newsletter')
@AdministratorOnly()
@Controller('admin/newsletter')
export class SubscribersController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly reader: SubscriberReader,
    private readonly clock: Clock,
    private readonly journal: Journal,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Subscriptions to the newsletter, newest first or sorted' })
  @ApiOkResponse({ type: SubscriberListDto, description: 'A page of the subscriptions that match' })
  async listSubscribers(@Query() query: SubscriberListQuery): Promise<SubscriberListDto> {
    return listAnswer(
      await this.reader.list({ ...pageRequest(query, SUBSCRIBER_SORTS), state: query.state }),
    );
  }

  @Get('export')
  @ApiOperation({
    summary: 'Subscriptions as a table for a spreadsheet',
    description:
      "UTF-8 with a byte order mark, a header row, semicolons; what looks like a formula follows a `'`.",
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({
    description: 'The table',
    headers: savedAs('attachment; filename="newsletter-confirmed-2026-03-01.csv"'),
    schema: { type: 'string' },
  })
  async exportSubscribers(
    @Query() { state = 'confirmed' }: SubscriberExportQuery,
    @CurrentCaller() { userId }: Caller,
    @Res() response: Response,
  ): Promise<void> {
    await this.journal.note('exported', 'newsletter', { by: userId });
    const day = this.clock.now().toISOString().slice(0, 10);
    const headers = {
      'Content-Type': CSV_TYPE,
      'Content-Disposition': `attachment; filename="newsletter-${state}-${day}.csv"`,
    };
    const batches = this.reader.batches(state === 'all' ? undefined : state);
    await sendPieces(response, headers, subscriberTable(batches));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Erases a subscription and all that is known of it' })
  @NamesRecord()
  @ApiNoContentResponse({ description: 'Nothing is left of it' })
  @Problems('not_found')
  async deleteSubscriber(
    @Param('id', RecordIdPipe) id: string,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    await this.newsletter.erase(id, userId);
  }
}
