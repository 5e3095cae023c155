import { Controller, Delete, Get, HttpCode, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Clock } from '@site/api-kernel';
import {
  AdministratorOnly,
  listAnswer,
  NamesRecord,
  pageRequest,
  Problems,
  RecordIdPipe,
} from '@site/api-platform';
import { NewsletterService } from '../../application/newsletter.service';
import { SUBSCRIBER_SORTS, SubscriberReader } from '../persistence/subscriber.reader';
import { subscriberTable } from './subscriber-table';
import { SubscriberExportQuery, SubscriberListDto, SubscriberListQuery } from './subscribers.dto';

const CSV_TYPE = 'text/csv; charset=utf-8';

@ApiTags('newsletter')
@AdministratorOnly()
@Controller('admin/newsletter')
export class SubscribersController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly reader: SubscriberReader,
    private readonly clock: Clock,
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
      "UTF-8 with a byte order mark, a header row, commas; what looks like a formula follows a `'`.",
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'The table', schema: { type: 'string' } })
  async exportSubscribers(@Query() { state = 'confirmed' }: SubscriberExportQuery): Promise<StreamableFile> {
    const rows = await this.reader.all(state === 'all' ? undefined : state);
    const day = this.clock.now().toISOString().slice(0, 10);
    return new StreamableFile(Buffer.from(subscriberTable(rows)), {
      type: CSV_TYPE,
      disposition: `attachment; filename="newsletter-${state}-${day}.csv"`,
    });
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Erases a subscription and all that is known of it' })
  @NamesRecord()
  @ApiNoContentResponse({ description: 'Nothing is left of it' })
  @Problems('not_found')
  async removeSubscriber(@Param('id', RecordIdPipe) id: string): Promise<void> {
    await this.newsletter.erase(id);
  }
}
