import { Controller, Delete, Get, HttpCode, Param, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, SignedIn, type Caller } from '@site/api-platform/access';
import { RecordIdPipe } from '@site/api-platform/http';
import { LimitedBy } from '@site/api-platform/limits';
import { BEARER, CLEARED_COOKIE_HEADER, NamesRecord, Problems } from '@site/api-platform/openapi';
import type { Response } from 'express';
import { SessionService } from '../../application/session.service';
import { CALLS, REFUSED_TOKEN } from './auth.limits';
import { OwnSessionDto, OwnSessionListDto } from './own-sessions.dto';
import { SessionCookie } from './session-cookie';

@ApiTags('auth')
@ApiBearerAuth(BEARER)
@LimitedBy(...CALLS)
@Problems('rate_limited', 'dependency_unavailable', ...REFUSED_TOKEN)
@Controller('auth/sessions')
export class OwnSessionsController {
  constructor(
    private readonly sessions: SessionService,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Sessions of the caller: on which devices he is signed in' })
  @ApiOkResponse({ type: OwnSessionListDto, description: 'Those that live' })
  async listOwnSessions(@CurrentCaller() { userId, sessionId }: Caller): Promise<OwnSessionListDto> {
    const sessions = await this.sessions.listOwn(userId);
    return { items: sessions.map((one) => OwnSessionDto.of(one, one.id === sessionId)) };
  }

  @Delete()
  @SignedIn()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Ends all sessions of the caller but this one; takes effect on their next request',
  })
  @ApiNoContentResponse({ description: 'The caller is signed in here alone' })
  async endOtherSessions(@CurrentCaller() { userId, sessionId }: Caller): Promise<void> {
    await this.sessions.signOutEverywhere(userId, sessionId);
  }

  @Delete(':id')
  @SignedIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends a session of the caller; takes effect on its next request' })
  @NamesRecord()
  @ApiNoContentResponse({
    description: 'The session has ended; who ended his own loses its cookie, too',
    headers: CLEARED_COOKIE_HEADER,
  })
  @Problems('not_found')
  async endOwnSession(
    @Param('id', RecordIdPipe) id: string,
    @CurrentCaller() { userId, sessionId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.endOwn(userId, id);
    if (id === sessionId) this.cookie.clear(response);
  }
}
