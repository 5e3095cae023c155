import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentCaller } from '../access/access.decorators';
import type { Caller } from '../access/caller';
import { listAnswer, pageRequest } from '../http/list-query';
import { PageQuery } from '../http/pagination';
import { RecordIdPipe } from '../http/record-id.pipe';
import { Idempotent } from '../idempotency/idempotent.decorator';
import { Problems, REFUSED_BODY } from '../openapi/problems.decorator';
import { AdministratorOnly, NamesRecord } from '../openapi/route.decorators';
import { Webhooks } from './webhooks';
import { DeliveryDto, DeliveryListDto, MadeWebhookDto, WebhookInput, WebhookListDto } from './webhooks.dto';

/** For people alone, as keys are: what is told to whom is no matter of a machine. */
@ApiTags('webhooks')
@AdministratorOnly()
@Controller('admin/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Get()
  @ApiOperation({ summary: 'Addresses that are told of changes, newest first' })
  @ApiOkResponse({ type: WebhookListDto, description: 'A page of them, without their secrets' })
  @Problems('invalid_parameter')
  async listWebhooks(@Query() query: PageQuery): Promise<WebhookListDto> {
    return listAnswer(await this.webhooks.list(pageRequest(query, {})));
  }

  @Post()
  @Idempotent()
  @ApiOperation({
    summary: 'Have an address told of changes',
    description:
      'Each change is posted to it within a second of its commit, at least once, those of one record in their order: ' +
      '`{"type": "record.changed" or "record.removed", "timestamp", "data": {kind, id, removed, version, changed_at}}`, ' +
      'signed as Standard Webhooks says (`webhook-id`, `webhook-timestamp`, `webhook-signature`). What is not answered ' +
      'with 2xx within ten seconds is tried again for three days; 410 ends that.',
  })
  @ApiCreatedResponse({
    type: MadeWebhookDto,
    description: 'Made; its `secret` is not shown again, but to a repetition under the same key',
  })
  @Problems(...REFUSED_BODY)
  async createWebhook(
    @Body() { url, kinds }: WebhookInput,
    @CurrentCaller() { userId }: Caller,
  ): Promise<MadeWebhookDto> {
    const { id, secret } = await this.webhooks.make(url, kinds, userId);
    return { ...(await this.webhooks.one(id)), secret };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Tell an address nothing more' })
  @NamesRecord()
  @ApiNoContentResponse({ description: 'There is no such webhook any more' })
  @Problems('not_found')
  async deleteWebhook(
    @Param('id', RecordIdPipe) id: string,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    await this.webhooks.remove(id, userId);
  }

  @Get(':id/deliveries')
  @ApiOperation({
    summary: 'What an address was told, newest first',
    description: 'Kept for thirty days.',
  })
  @NamesRecord()
  @ApiOkResponse({ type: DeliveryListDto, description: 'A page of the deliveries' })
  @Problems('not_found', 'invalid_parameter')
  async listDeliveries(
    @Param('id', RecordIdPipe) id: string,
    @Query() query: PageQuery,
  ): Promise<DeliveryListDto> {
    return listAnswer(await this.webhooks.deliveries(id, pageRequest(query, {})));
  }

  @Post(':id/deliveries/:delivery/replay')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Tell it once more',
    description: 'Under the same `webhook-id`: who has heard it can tell.',
  })
  @NamesRecord()
  @ApiParam({
    name: 'delivery',
    description: 'Id of the delivery',
    schema: { type: 'string', format: 'uuid' },
  })
  @ApiOkResponse({ type: DeliveryDto, description: 'It waits to be delivered' })
  @Problems('not_found')
  replayDelivery(
    @Param('id', RecordIdPipe) id: string,
    @Param('delivery', RecordIdPipe) delivery: string,
  ): Promise<DeliveryDto> {
    return this.webhooks.replay(id, delivery);
  }
}
