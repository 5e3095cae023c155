import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdministratorOnly, Database } from '@site/api-platform';
import { CountsDto } from './counts.dto';

const TOTALS = `select kind, total::int from content_totals
  union all select 'new_messages', count(*)::int from contact_messages where status = 'new'`;

@ApiTags('administration')
@Controller('admin/counts')
export class OverviewController {
  constructor(private readonly database: Database) {}

  @Get()
  @AdministratorOnly()
  @ApiOperation({ summary: 'How many records of each kind there are' })
  @ApiOkResponse({ type: CountsDto, description: 'The counts at this moment' })
  async readCounts(): Promise<CountsDto> {
    const rows = await this.database.query<{ kind: string; total: number }>(TOTALS, [], 'content-totals');
    const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
    const of = (kind: string): number => totals.get(kind) ?? 0;
    return {
      projects: of('projects'),
      publications: of('publications'),
      partners: of('partners'),
      news: of('news'),
      new_messages: of('new_messages'),
    };
  }
}
