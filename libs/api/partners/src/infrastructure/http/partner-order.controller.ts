import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SeenVersions } from '@site/api-kernel';
import { CurrentCaller, READING_SCOPES, type Caller } from '@site/api-platform/access';
import { AnswersVersion, SeenVersion, type Versioned } from '@site/api-platform/http';
import {
  AdministratorOnly,
  ETAG_HEADER,
  NeedsSeenVersion,
  Problems,
  REFUSED_BODY,
} from '@site/api-platform/openapi';
import { PartnerOrderService } from '../../application/partner-order.service';
import { PartnerOrderReader } from '../persistence/partner-order.reader';
import { PartnerOrderDto, PartnerOrderInput } from './partner-order.dto';

@ApiTags('partners')
@Controller('partners/order')
export class PartnerOrderController {
  constructor(
    private readonly service: PartnerOrderService,
    private readonly reader: PartnerOrderReader,
  ) {}

  @Get()
  @AdministratorOnly({ keys: READING_SCOPES })
  @ApiOperation({
    summary: 'The partners in the order of the site',
    description: 'Hidden ones are among them. Anyone may read the others in it by `sort=place`.',
  })
  @AnswersVersion()
  @ApiOkResponse({ type: PartnerOrderDto, description: 'The order', headers: ETAG_HEADER })
  getPartnerOrder(): Promise<Versioned<PartnerOrderDto>> {
    return this.reader.read();
  }

  @Put()
  @AdministratorOnly({ keys: 'content:write' })
  @ApiOperation({
    summary: 'Put the partners in order',
    description:
      'The order has a version of its own: who has not seen the one that stands is refused. A new partner comes last.',
  })
  @NeedsSeenVersion()
  @AnswersVersion()
  @ApiOkResponse({ type: PartnerOrderDto, description: 'The order as it is now', headers: ETAG_HEADER })
  @Problems(...REFUSED_BODY)
  async arrangePartners(
    @SeenVersion() seen: SeenVersions,
    @Body() { ids }: PartnerOrderInput,
    @CurrentCaller() { userId }: Caller,
  ): Promise<Versioned<PartnerOrderDto>> {
    await this.service.arrange(ids, seen, userId);
    return this.reader.read();
  }
}
