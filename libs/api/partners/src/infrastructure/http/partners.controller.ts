import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DomainError, type SeenVersions } from '@site/api-kernel';
import {
  AdministratorOnly,
  AnswersList,
  AnswersRecord,
  CreatesRecord,
  CurrentCaller,
  Keep,
  listAnswer,
  pageRequest,
  Public,
  RecordIdPipe,
  RemovesRecord,
  RevisesRecord,
  SeenVersion,
  versionTag,
  type Caller,
} from '@site/api-platform';
import type { Response } from 'express';
import { PartnerService } from '../../application/partner.service';
import { PARTNER_SORTS, PartnerReader } from '../persistence/partner.reader';
import { draftOf, PartnerDto, PartnerInput, PartnerListDto, PartnerListQuery, wireOf } from './partner.dto';

@ApiTags('partners')
@Controller('partners')
export class PartnersController {
  constructor(
    private readonly service: PartnerService,
    private readonly reader: PartnerReader,
  ) {}

  @Get()
  @Public()
  @Keep('partners')
  @ApiOperation({ summary: 'Partners, newest first or sorted' })
  @AnswersList(PartnerListDto)
  async listPartners(@Query() query: PartnerListQuery): Promise<PartnerListDto> {
    const { type, country } = query;
    return listAnswer(await this.reader.list({ ...pageRequest(query, PARTNER_SORTS), type, country }));
  }

  @Get(':id')
  @Public()
  @Keep('partners')
  @ApiOperation({ summary: 'One partner' })
  @AnswersRecord(PartnerDto)
  async getPartner(
    @Param('id', RecordIdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PartnerDto> {
    const found = await this.reader.one(id);
    if (found === undefined) throw new DomainError('not_found');
    response.setHeader('ETag', versionTag(found.version));
    return found.partner;
  }

  @Post()
  @AdministratorOnly()
  @ApiOperation({ summary: 'Publish a partner' })
  @CreatesRecord(PartnerDto, '/api/v1/partners')
  async createPartner(
    @Body() input: PartnerInput,
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PartnerDto> {
    const partner = await this.service.publish(draftOf(input), userId);
    response.setHeader('ETag', versionTag(partner.version));
    response.setHeader('Location', `/api/v1/partners/${partner.id}`);
    return wireOf(partner);
  }

  @Put(':id')
  @AdministratorOnly()
  @ApiOperation({
    summary: 'Revise a partner',
    description:
      'Replaces the whole record: an absent `logo_url` or `website_url` removes it, an absent `projects_count` is 0.',
  })
  @RevisesRecord(PartnerDto)
  async revisePartner(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() input: PartnerInput,
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PartnerDto> {
    const partner = await this.service.revise(id, draftOf(input), seen, userId);
    response.setHeader('ETag', versionTag(partner.version));
    return wireOf(partner);
  }

  @Delete(':id')
  @AdministratorOnly()
  @ApiOperation({ summary: 'Remove a partner' })
  @RemovesRecord()
  async removePartner(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
  ): Promise<void> {
    await this.service.withdraw(id, seen);
  }
}
