import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../access/access.decorators';
import type { Caller } from '../../access/caller';
import { KIND_URLS } from '../../http/documented';
import { Problems } from '../../openapi/problems.decorator';
import { AdministratorOnly } from '../../openapi/route.decorators';
import { Database } from '../../persistence/database';
import { Bin } from '../bin';
import { together } from '../bulk';
import { EditedKinds } from '../edited-kinds';
import { holdRecords, holdSeveral } from '../lock-order';
import { BinBulkDoneDto, BinBulkInput, BulkInput, RecordInBin } from './bulk.dto';
import type { BulkDoneDto, LostFilesDto } from './bulk.dto';
import { ChangesTogether } from './changes-together.decorator';

@ApiTags('bulk')
@AdministratorOnly()
@Controller()
export class BulkController {
  constructor(
    private readonly database: Database,
    private readonly kinds: EditedKinds,
    private readonly bin: Bin,
  ) {}

  // Before the route of the kinds, whose pattern it has, too.
  @Post('bin/bulk')
  @ChangesTogether('Put deleted records back, or erase them for good', BinBulkDoneDto)
  async changeBinned(
    @Body() { act, records }: BinBulkInput,
    @CurrentCaller() { userId }: Caller,
  ): Promise<BinBulkDoneDto> {
    const withoutFiles: LostFilesDto[] = [];
    const change = async ({ kind, id }: RecordInBin): Promise<void> => {
      const back = await this.bin[act](this.kinds.at(kind), id.toLowerCase(), userId);
      if (back?.lost.length) withoutFiles.push({ kind, id, lost: back.lost });
    };
    await this.database.atomically(async () => {
      await holdSeveral(
        this.database,
        records.map(({ kind }) => kind),
      );
      await together(this.database, records, change, { not_found: 'not_in_bin' });
    });
    return { done: records.length, without_files: withoutFiles };
  }

  @Post(':kind/bulk')
  @ChangesTogether('Hide, show or delete records together')
  @ApiParam({ name: 'kind', description: 'What they are', enum: KIND_URLS })
  @Problems('not_found')
  async changeRecords(
    @Param('kind') kind: string,
    @Body() { act, records }: BulkInput,
    @CurrentCaller() { userId }: Caller,
  ): Promise<BulkDoneDto> {
    const edited = this.kinds.at(kind);
    await this.database.atomically(async () => {
      if (act === 'withdraw')
        await holdRecords(
          this.database,
          records.map(({ id }) => ({ kind: edited.name, id })),
        );
      await together(this.database, records, ({ id, version }) =>
        edited[act](id.toLowerCase(), [version], userId),
      );
    });
    return { done: records.length };
  }
}
