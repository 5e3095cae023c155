import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SeenVersions } from '@site/api-kernel';
import { CurrentCaller, Public, type Caller } from '@site/api-platform/access';
import { changesOnly } from '@site/api-platform/content';
import { AnswersVersion, SeenVersion, type Versioned } from '@site/api-platform/http';
import {
  AdministratorOnly,
  ETAG_HEADER,
  NeedsSeenVersion,
  Problems,
  REFUSED_BODY,
  Revalidated,
} from '@site/api-platform/openapi';
import { Cached } from '@site/api-platform/response-cache';
import { FACT_NAMES, stillToComplete, type Firm } from '@site/vocabulary';
import { SettingsService } from '../../application/settings.service';
import { SettingsReader } from '../persistence/settings.reader';
import { FirmDto, PublishedFirmDto, SettingsDto } from './settings.dto';

@ApiTags('settings')
@Controller()
export class SettingsController {
  constructor(
    private readonly service: SettingsService,
    private readonly reader: SettingsReader,
  ) {}

  @Get('settings')
  @Public()
  @Cached('settings')
  @ApiOperation({
    summary: 'The facts of the firm',
    description: 'Null: nobody has given the fact. Whoever shows facts leaves it out.',
  })
  @ApiOkResponse({ type: PublishedFirmDto, description: 'The facts', headers: ETAG_HEADER })
  @Revalidated()
  @Problems('dependency_unavailable')
  async getSettings(): Promise<PublishedFirmDto> {
    const { firm, files } = await this.reader.read();
    return { ...firm, ...(files && { files }) };
  }

  @Get('admin/settings')
  @AdministratorOnly()
  @AnswersVersion()
  @ApiOperation({ summary: 'The facts of the firm, and which are still to be given' })
  @ApiOkResponse({ type: SettingsDto, description: 'The facts', headers: ETAG_HEADER })
  async getAdminSettings(): Promise<Versioned<SettingsDto>> {
    const { firm, version } = await this.reader.read();
    return answer(firm, version);
  }

  @Put('admin/settings')
  @AdministratorOnly()
  @ApiOperation({
    summary: 'Replace the facts of the firm',
    description:
      'Replaces them all: every fact has to be there, null where nobody has given it. They are live on all pages at once. ' +
      '`to_complete` may come back as it was read.',
  })
  @ApiBody({ type: FirmDto })
  @NeedsSeenVersion()
  @AnswersVersion()
  @ApiOkResponse({ type: SettingsDto, description: 'The facts as revised', headers: ETAG_HEADER })
  @Problems(...REFUSED_BODY)
  async replaceSettings(
    @SeenVersion() seen: SeenVersions,
    @Body() sent: { readonly to_complete?: unknown },
    @CurrentCaller() { userId }: Caller,
  ): Promise<Versioned<SettingsDto>> {
    const standing = await this.getAdminSettings();
    // Whoever has read another version is refused for that.
    const isSeen = seen === '*' || seen.includes(standing.version);
    const { to_complete } = isSeen ? standing.value : sent;
    const input = await changesOnly(FirmDto, FACT_NAMES, { ...standing.value, to_complete }, sent);
    const { facts, version } = await this.service.revise({ ...input }, seen, userId);
    return answer(facts, version);
  }
}

function answer(firm: Firm, version: number): Versioned<SettingsDto> {
  return { value: { ...firm, to_complete: stillToComplete(firm) }, version };
}
