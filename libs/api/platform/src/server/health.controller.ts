import { Controller, Get, Injectable, Logger } from '@nestjs/common';
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

  private works = true;

  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly log: Pick<Logger, 'log' | 'error'> = new Logger('Database'),
  ) {}

  answers(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(): Promise<boolean> {
    const { promise: patience, resolve } = Promise.withResolvers<Error>();
    const timer = setTimeout(resolve, PATIENCE_MS, new Error(`no answer within ${PATIENCE_MS} ms`));
    const answer = this.database.query('select 1').then(
      () => undefined,
      (error: unknown) => error,
    );
    const failure = await Promise.race([answer, patience]).finally(() => clearTimeout(timer));
    this.report(failure);
    return failure === undefined;
  }

  /** Once, when it turns. */
  private report(failure: unknown): void {
    const works = failure === undefined;
    if (works === this.works) return;
    this.works = works;
    if (works) this.log.log('the database works');
    else this.log.error({ err: failure }, 'the database cannot be used');
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
