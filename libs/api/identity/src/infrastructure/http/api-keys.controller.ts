import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import { listAnswer, PageQuery, pageRequest, RecordIdPipe } from '@site/api-platform/http';
import { AdministratorOnly, NamesRecord, Problems, REFUSED_BODY } from '@site/api-platform/openapi';
import { ApiKeyService } from '../../application/api-key.service';
import { ApiKeyReader } from '../persistence/api-key.reader';
import { NeedsRecentCode } from './second-factor.guard';
import { ApiKeyInput, ApiKeyListDto, MadeApiKeyDto, momentOf } from './api-keys.dto';

/** For people alone: no key makes keys. */
@ApiTags('api-keys')
@AdministratorOnly()
@Controller('admin/api-keys')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeyService,
    private readonly reader: ApiKeyReader,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Keys of machines, newest first' })
  @ApiOkResponse({ type: ApiKeyListDto, description: 'A page of the keys, without their secrets' })
  @Problems('invalid_parameter')
  async listApiKeys(@Query() query: PageQuery): Promise<ApiKeyListDto> {
    return listAnswer(await this.reader.list(pageRequest(query, {})));
  }

  @Post()
  @ApiOperation({
    summary: 'Make a key for a machine',
    description: 'The key is shown once, and stored nowhere.',
  })
  @ApiCreatedResponse({ type: MadeApiKeyDto, description: 'Made; its `secret` is not shown again' })
  @NeedsRecentCode()
  @Problems(...REFUSED_BODY)
  async createApiKey(
    @Body() { name, scopes, expires_at: end }: ApiKeyInput,
    @CurrentCaller() { userId: makerId }: Caller,
  ): Promise<MadeApiKeyDto> {
    const expiresAt = end === undefined || end === null ? null : new Date(momentOf(end) ?? end);
    const { key, secret } = await this.keys.make({ name, scopes, expiresAt, makerId });
    return { ...(await this.reader.one(key.id)), secret };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Take a key back; it opens nothing from the next request on' })
  @NamesRecord()
  @ApiNoContentResponse({ description: 'There is no such key any more' })
  @Problems('not_found')
  async deleteApiKey(
    @Param('id', RecordIdPipe) id: string,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    await this.keys.revoke(id, userId);
  }
}
