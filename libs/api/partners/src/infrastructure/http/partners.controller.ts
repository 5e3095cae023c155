import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SeenVersions } from '@site/api-kernel';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import {
  draftOf,
  listRequest,
  patchedBody,
  RecordQuery,
  replacingBody,
  versionedValues,
} from '@site/api-platform/content';
import type { Readership, SeenBody } from '@site/api-platform/content';
import { listAnswer, RecordIdPipe, SeenVersion, type Versioned } from '@site/api-platform/http';
import {
  AdministratorOnly,
  AnswersFacets,
  AnswersList,
  AnswersRecord,
  ChangesRecord,
  CreatesRecord,
  ForReadership,
  ReadByAnyone,
  RemovesRecord,
  ReplacesRecord,
} from '@site/api-platform/openapi';
import { PARTNERS } from '@site/vocabulary';
import { PartnerService } from '../../application/partner.service';
import { PARTNER_SORTS, PartnerReader } from '../persistence/partner.reader';
import {
  PartnerFacetQuery,
  PartnerFacetsDto,
  PartnerDto,
  PartnerInput,
  PartnerListDto,
  PartnerListQuery,
  PartnerChanges,
} from './partner.dto';

@ApiTags('partners')
@Controller('partners')
export class PartnersController {
  constructor(
    private readonly service: PartnerService,
    private readonly reader: PartnerReader,
  ) {}

  @Get()
  @ReadByAnyone('partners')
  @ApiOperation({
    summary: 'Partners, newest first or sorted',
    description: '`sort=place` is the order of the site.',
  })
  @AnswersList(PartnerListDto)
  async listPartners(
    @Query() query: PartnerListQuery,
    @ForReadership() readership: Readership,
  ): Promise<PartnerListDto> {
    return listAnswer(await this.reader.list(listRequest(PARTNERS, query, PARTNER_SORTS), readership));
  }

  @Get('facets')
  @ReadByAnyone('partners')
  @ApiOperation({ summary: 'How many partners there are of each value that lists are filtered by' })
  @AnswersFacets(PartnerFacetsDto)
  getPartnerFacets(
    @Query() query: PartnerFacetQuery,
    @ForReadership() readership: Readership,
  ): Promise<PartnerFacetsDto> {
    return this.reader.facets(query, readership);
  }

  @Get(':id')
  @ReadByAnyone('partners')
  @ApiOperation({ summary: 'One partner' })
  @AnswersRecord(PartnerDto)
  getPartner(
    @Param('id', RecordIdPipe) id: string,
    @Query() { text }: RecordQuery,
    @ForReadership() readership: Readership,
  ): Promise<Versioned<PartnerDto>> {
    return this.reader.get(id, readership, text);
  }

  @Post()
  @AdministratorOnly({ keys: 'content:write' })
  @ApiOperation({ summary: 'Publish a partner' })
  @CreatesRecord(PartnerDto, '/api/v1/partners')
  async createPartner(
    @Body() input: PartnerInput,
    @CurrentCaller() { userId }: Caller,
  ): Promise<Versioned<PartnerDto>> {
    const partner = await this.service.editing.publish(draftOf(PARTNERS, input), userId);
    return versionedValues(PARTNERS, partner);
  }

  @Put(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ReplacesRecord(PartnerDto, PartnerInput, {
    summary: 'Replace a partner',
    absent: 'an absent `logo_url` or `website_url` removes it, an absent `projects_count` is 0',
  })
  async replacePartner(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() sent: object,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<PartnerDto>> {
    const standing = await this.reader.get(id, 'editors');
    return this.replace(id, await replacingBody(PARTNERS, PartnerInput, standing, sent, seen), caller);
  }

  @Patch(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ChangesRecord(PartnerDto, PartnerChanges, { summary: 'Update some of a partner' })
  async updatePartner(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() changes: object,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<PartnerDto>> {
    const standing = await this.reader.get(id, 'editors');
    return this.replace(id, await patchedBody(PARTNERS, PartnerInput, standing, changes, seen), caller);
  }

  @Delete(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ApiOperation({ summary: 'Delete a partner' })
  @RemovesRecord()
  async deletePartner(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    await this.service.editing.withdraw(id, seen, userId);
  }

  private async replace(
    id: string,
    { body, seen }: SeenBody<PartnerInput>,
    { userId }: Caller,
  ): Promise<Versioned<PartnerDto>> {
    const partner = await this.service.editing.revise(id, draftOf(PARTNERS, body), seen, userId);
    return versionedValues(PARTNERS, partner);
  }
}
