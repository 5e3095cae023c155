import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Limit } from '@site/api-kernel';
import { LimitedBy } from '@site/api-platform/limits';
import { AdministratorOnly, Problems } from '@site/api-platform/openapi';
import { SearchReader } from '../persistence/search.reader';
import { SearchHitsDto, SearchQuery } from './search.dto';

/** Whoever types searches with every pause. */
const SEARCHES: Limit = { name: 'search', points: 120, seconds: 60 };

@ApiTags('administration')
@AdministratorOnly()
@Controller('admin/search')
export class SearchController {
  constructor(private readonly reader: SearchReader) {}

  @Get()
  @LimitedBy(SEARCHES)
  @ApiOperation({ summary: 'Search in records of all kinds, messages and people at once' })
  @ApiOkResponse({ type: SearchHitsDto, description: 'What was found' })
  @Problems('invalid_parameter', 'rate_limited')
  async searchEverywhere(@Query() { q }: SearchQuery): Promise<SearchHitsDto> {
    return { items: await this.reader.find(q) };
  }
}
