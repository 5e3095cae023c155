import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PAGE_LIMITS } from '@site/vocabulary';
import { Problems } from '../openapi/problems.decorator';
import { AdministratorOnly } from '../openapi/route.decorators';
import { ChangeFeed } from './change-feed';
import { ChangesDto, ChangesQuery } from './changes.dto';

@ApiTags('changes')
@Controller('changes')
export class ChangeFeedController {
  constructor(private readonly feed: ChangeFeed) {}

  @Get()
  @AdministratorOnly({ keys: 'read' })
  @ApiOperation({
    summary: 'What has changed since the last call',
    description:
      'For a copy that is kept in step: ask without `since`, read all lists, then ask on with `next`. Each change is ' +
      'answered once, those of one record in their order; a record that was hidden or shown has changed, too. ' +
      'Changes are kept for twelve months; older places are refused, and the lists have to be read again.',
  })
  @ApiOkResponse({ type: ChangesDto, description: 'Changes in their order' })
  @Problems('invalid_parameter')
  listChanges(@Query() { since, limit }: ChangesQuery): Promise<ChangesDto> {
    const size = limit === undefined ? PAGE_LIMITS.maxChanges : Number(limit);
    return since === undefined ? this.feed.latest() : this.feed.after(since, size);
  }
}
