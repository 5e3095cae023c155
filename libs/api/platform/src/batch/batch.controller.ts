import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../access/access.decorators';
import type { Caller } from '../access/caller';
import { ConflictAuthorInterceptor } from '../access/conflict-author.interceptor';
import { Idempotent } from '../idempotency/idempotent.decorator';
import { Problems, REFUSED_BODY } from '../openapi/problems.decorator';
import { AdministratorOnly } from '../openapi/route.decorators';
import { MOST_TOGETHER } from '../record-lifecycle/bulk';
import { Batch } from './batch';
import { BatchDoneDto, BatchInput } from './batch.dto';

@ApiTags('bulk')
@AdministratorOnly({ keys: 'content:write' })
@Controller('batch')
export class BatchController {
  constructor(private readonly batch: Batch) {}

  @Post()
  @HttpCode(200)
  @Idempotent()
  @UseInterceptors(ConflictAuthorInterceptor)
  @ApiOperation({
    summary: 'Create, change and remove records together',
    description:
      `Up to ${MOST_TOGETHER} operations in one transaction: all of them, or none. Each keeps the rules of a request of ` +
      'its own, and a record is in one of them; the `errors` of a refusal point into the operations.',
  })
  @ApiOkResponse({ type: BatchDoneDto, description: 'All of it is done' })
  @Problems(...REFUSED_BODY)
  async runBatch(
    @Body() { operations }: BatchInput,
    @CurrentCaller() { userId }: Caller,
  ): Promise<BatchDoneDto> {
    return { results: await this.batch.run(operations, userId) };
  }
}
