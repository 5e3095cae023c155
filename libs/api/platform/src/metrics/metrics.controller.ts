import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { DomainError } from '@site/api-kernel';
import type { Request, Response } from 'express';
import { Public } from '../access/access.decorators';
import { SETTINGS } from '../config/settings.token';
import type { Settings } from '../config/settings';
import { Problems } from '../openapi/problems.decorator';
import { Metrics } from './metrics';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
/** What tells that somebody else asks, through a proxy of this machine. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/;

@ApiTags('operations')
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'metricsToken'>,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'What this instance counts and measures, for Prometheus',
    description:
      'Needs the token of the settings as a bearer; where there is none, it answers this machine only, and not through a proxy.',
  })
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'The values at this moment', schema: { type: 'string' } })
  @Problems('forbidden')
  async readMetrics(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!mayRead(request, this.settings.metricsToken)) throw new DomainError('forbidden');
    const text = await this.metrics.text();
    response.setHeader('Content-Type', this.metrics.contentType);
    response.end(text);
  }
}

function mayRead({ headers, socket }: Request, token: string | undefined): boolean {
  if (token !== undefined) {
    const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    return timingSafeEqual(digestOf(given), digestOf(token));
  }
  const { remoteAddress = '' } = socket;
  const isOwn = loopback.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
  return isOwn && !Object.keys(headers).some((name) => FORWARDED.test(name));
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
