import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DomainError } from '@site/api-kernel';
import { Public } from '../access/access.decorators';
import { IgnoresParameters } from '../http/known-parameters.guard';
import { Problems } from '../openapi/problems.decorator';
import { DatabaseProbe } from './database-probe';
import { Readiness } from './readiness';

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

@ApiTags('operations')
@Public()
// Probes keep caches away by one: it says nothing of the instance.
@IgnoresParameters()
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

  @Get('serving')
  @ApiOperation({
    summary: 'The process may be sent visitors: schema up to date, not shutting down; pages need no database',
  })
  @ApiOkResponse({ type: HealthDto, description: 'It may be sent visitors' })
  @Problems('dependency_unavailable')
  isServing(): HealthDto {
    const missing = this.missing();
    if (missing.length > 0) throw refusal(missing);
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary: 'The process can do its work: schema up to date, database there, not shutting down',
  })
  @ApiOkResponse({ type: ReadyDto, description: 'It may be sent work' })
  @Problems('dependency_unavailable')
  async isReady(): Promise<ReadyDto> {
    const [answers, unavailable] = await Promise.all([this.probe.answers(), this.readiness.unavailable()]);
    const missing = [...this.missing(), ...(answers ? [] : ['database'])];
    if (missing.length > 0) throw refusal([...missing, ...unavailable]);
    return { status: 'ok', unavailable };
  }

  private missing(): string[] {
    const { stopping, migrated } = this.readiness;
    return [...(stopping ? ['instance'] : []), ...(migrated ? [] : ['schema'])];
  }
}

function refusal(unavailable: readonly string[]): DomainError {
  return new DomainError('dependency_unavailable', { retryAfter: RETRY_AFTER_SECONDS, unavailable });
}
