import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { listAnswer } from '../../http/list-query';
import { Problems } from '../../openapi/problems.decorator';
import { AdministratorOnly } from '../../openapi/route.decorators';
import { JournalReader } from '../journal';
import { RETENTION } from '../terms';
import { JournalDto, JournalQuery } from './record-lifecycle.dto';

@ApiTags('journal')
@AdministratorOnly()
@Controller('journal')
export class JournalController {
  constructor(private readonly journal: JournalReader) {}

  @Get()
  @ApiOperation({
    summary: 'Who did what, the newest first',
    description: `Written by the database with what was done, changed by nobody, kept ${RETENTION.journalMonths} months.`,
  })
  @ApiOkResponse({ type: JournalDto, description: 'A page of the journal' })
  @Problems('invalid_parameter')
  async listJournal(@Query() query: JournalQuery): Promise<JournalDto> {
    return listAnswer(await this.journal.list(query));
  }
}
