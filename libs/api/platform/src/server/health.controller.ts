import { Controller, Get, Injectable } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DomainError } from '@site/api-kernel';
import { Public } from '../access/access.decorators';
import { Problems } from '../openapi/problems.decorator';
import { Database } from '../persistence/database';
import { Readiness } from './readiness';

const PATIENCE_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

export class HealthDto {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  readonly status!: 'ok';
}

export class ReadyDto extends HealthDto {
  @ApiProperty({
    type: [String],
    example: ['files'],
    description: 'Parts that do not work at this moment, while the others do',
  })
  readonly unavailable!: readonly string[];
}

/** Asks the database whether it answers; callers that ask at the same time share one question. */
@Injectable()
export class DatabaseProbe {
  private asking: Promise<boolean> | undefined;

  constructor(private readonly database: Database) {}

  answers(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(): Promise<boolean> {
    const { promise: patience, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, PATIENCE_MS, false);
    const answer = this.database.query('select 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answer, patience]).finally(() => clearTimeout(timer));
  }
}

@ApiTags('operations')
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly probe: DatabaseProbe,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'The process runs' })
  @ApiOkResponse({ type: HealthDto, description: 'It runs' })
  isLive(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary: 'The process can do its work: schema up to date, database there, not shutting down',
  })
  @ApiOkResponse({ type: ReadyDto, description: 'It may be sent work' })
  @Problems('dependency_unavailable')
  async isReady(): Promise<ReadyDto> {
    const ready = this.readiness.migrated && !this.readiness.stopping && (await this.probe.answers());
    if (!ready) throw new DomainError('dependency_unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    return { status: 'ok', unavailable: await this.readiness.unavailable() };
  }
}
