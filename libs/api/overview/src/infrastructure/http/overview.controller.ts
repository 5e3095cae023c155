import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { AdministratorOnly } from '@site/api-platform/openapi';
import { OverviewReader } from '../persistence/overview.reader';
import { CountsDto } from './counts.dto';
import { OverviewDto } from './overview.dto';

@ApiTags('administration')
@AdministratorOnly()
@Controller('admin')
export class OverviewController {
  constructor(
    private readonly reader: OverviewReader,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'mail' | 'backups'>,
  ) {}

  @Get('counts')
  @ApiOperation({ summary: 'How many records of each kind there are' })
  @ApiOkResponse({ type: CountsDto, description: 'The counts at this moment' })
  readCounts(): Promise<CountsDto> {
    return this.reader.counts();
  }

  @Get('overview')
  @ApiOperation({ summary: 'What is new, and what waits for somebody' })
  @ApiOkResponse({ type: OverviewDto, description: 'As it is at this moment' })
  async readOverview(): Promise<OverviewDto> {
    const nightly = this.settings.backups !== undefined;
    const [messages, changes, waiting, backup] = await Promise.all([
      this.reader.messages(),
      this.reader.changes(),
      this.reader.waiting(),
      this.reader.backup(nightly),
    ]);
    const sends_mail = this.settings.mail !== undefined;
    return { messages, changes, ...waiting, sends_mail, ...backup, backs_up_nightly: nightly };
  }
}
