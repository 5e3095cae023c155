import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../access/access.decorators';
import type { Caller } from '../../access/caller';
import { listAnswer } from '../../http/list-query';
import { RecordIdPipe } from '../../http/record-id.pipe';
import { Problems } from '../../openapi/problems.decorator';
import { AdministratorOnly } from '../../openapi/route.decorators';
import { Bin } from '../bin';
import { EditedKinds } from '../edited-kinds';
import { RETENTION } from '../terms';
import { NamesRecordOfKind } from './life.decorators';
import { BinListDto, BinQuery, RestoredRecordDto } from './record-lifecycle.dto';

@ApiTags('bin')
@AdministratorOnly()
@Controller('bin')
export class BinController {
  constructor(
    private readonly bin: Bin,
    private readonly kinds: EditedKinds,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Deleted records, the last one first',
    description: `They are erased by themselves after ${RETENTION.binDays} days.`,
  })
  @ApiOkResponse({ type: BinListDto, description: 'A page of the deleted records' })
  @Problems('invalid_parameter')
  async listBin(@Query() query: BinQuery): Promise<BinListDto> {
    return listAnswer(await this.bin.list(query));
  }

  @Post(':kind/:id/restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Put a deleted record back',
    description: 'With its id, its address, its files, its counts and its versions.',
  })
  @NamesRecordOfKind()
  @ApiOkResponse({ type: RestoredRecordDto, description: 'It is back' })
  @Problems('not_found', 'validation_failed')
  restoreBinned(
    @Param('kind') kind: string,
    @Param('id', RecordIdPipe) id: string,
    @CurrentCaller() { userId }: Caller,
  ): Promise<RestoredRecordDto> {
    return this.bin.restore(this.kinds.at(kind), id, userId);
  }

  @Delete(':kind/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Erase a deleted record for good, with all its versions' })
  @NamesRecordOfKind()
  @ApiNoContentResponse({ description: 'It is erased' })
  @Problems('not_found')
  async eraseBinned(
    @Param('kind') kind: string,
    @Param('id', RecordIdPipe) id: string,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    await this.bin.erase(this.kinds.at(kind), id, userId);
  }
}
