import { Body, Controller, Get, HttpCode, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiSecurity,
  ApiTags,
} from '@nestjs/swagger';
import { DomainError } from '@site/api-kernel';
import {
  CurrentCaller,
  MaybeCaller,
  Public,
  PublicRecognisingIfValid,
  SignedIn,
  type Caller,
} from '@site/api-platform/access';
import { clientKey, LimitedBy } from '@site/api-platform/limits';
import {
  BEARER,
  CLEARED_COOKIE_HEADER,
  Problems,
  REFUSED_BODY,
  SESSION_COOKIE,
  SESSION_COOKIE_HEADER,
} from '@site/api-platform/openapi';
import type { Request, Response } from 'express';
import { AccountService, type Device } from '../../application/account.service';
import { SessionService, type IssuedSession } from '../../application/session.service';
import { CALLS, REFUSED_TOKEN } from './auth.limits';
import { ChangePasswordDto, MeDto, SessionDto, SignInDto, SignUpDto } from './auth.dto';
import { OwnSiteGuard } from './own-site.guard';
import { sessionClientOf } from './session-client';
import { SessionCookie } from './session-cookie';

@ApiTags('auth')
@LimitedBy(...CALLS)
@Problems('rate_limited', 'dependency_unavailable')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('sign-up')
  @Public()
  @ApiOperation({ summary: 'Opens an account without any right, and signs in' })
  @ApiCreatedResponse({
    type: SessionDto,
    description: 'Signed in; sets the session cookie',
    headers: SESSION_COOKIE_HEADER,
  })
  @Problems('email_taken', ...REFUSED_BODY)
  async signUp(
    @Body() { full_name, email, password }: SignUpDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const draft = { fullName: full_name, email, password };
    return this.answer(response, await this.accounts.signUp(draft, this.deviceOf(request)));
  }

  @Post('sign-in')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Begins a session; an older one of the same browser ends' })
  @ApiOkResponse({
    type: SessionDto,
    description: 'Signed in; sets the session cookie',
    headers: SESSION_COOKIE_HEADER,
  })
  @Problems('invalid_credentials', 'second_factor_required', ...REFUSED_BODY)
  async signIn(
    @Body() { email, password, code }: SignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    return this.answer(
      response,
      await this.accounts.signIn({ email, password, code }, this.deviceOf(request)),
    );
  }

  @Post('refresh')
  @Public()
  @UseGuards(OwnSiteGuard)
  @HttpCode(200)
  @ApiCookieAuth(SESSION_COOKIE)
  @ApiOperation({ summary: 'Exchanges the session cookie for a new one and a new access token' })
  @ApiOkResponse({
    type: SessionDto,
    description: 'Still signed in; replaces the session cookie',
    headers: SESSION_COOKIE_HEADER,
  })
  @Problems('token_invalid', 'session_revoked', 'session_expired', 'refresh_token_already_used', 'csrf')
  async refreshSession(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    try {
      const { address } = sessionClientOf(request);
      return this.answer(response, await this.sessions.refresh(this.cookie.read(request), address));
    } catch (error) {
      // A cookie that opens nothing any more need not come again.
      if (error instanceof DomainError && error.code !== 'dependency_unavailable')
        this.cookie.clear(response);
      throw error;
    }
  }

  @Post('sign-out')
  @PublicRecognisingIfValid()
  @UseGuards(OwnSiteGuard)
  @HttpCode(204)
  @ApiCookieAuth(SESSION_COOKIE)
  @ApiSecurity({})
  @ApiBearerAuth(BEARER)
  @ApiOperation({ summary: 'Ends the session of the cookie, or of the access token' })
  @ApiNoContentResponse({
    description: 'The session has ended, if there was one',
    headers: CLEARED_COOKIE_HEADER,
  })
  @Problems('csrf')
  async signOut(
    @MaybeCaller() caller: Caller | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const [refreshToken, sessionId] = [this.cookie.read(request), caller?.sessionId];
    await this.sessions.signOut({ refreshToken, sessionId });
    this.cookie.clear(response);
  }

  @Post('sign-out-everywhere')
  @SignedIn()
  @HttpCode(204)
  @ApiBearerAuth(BEARER)
  @ApiOperation({ summary: 'Ends all sessions of the caller, this one too' })
  @ApiNoContentResponse({ description: 'All sessions have ended', headers: CLEARED_COOKIE_HEADER })
  @Problems(...REFUSED_TOKEN)
  async signOutEverywhere(
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.signOutEverywhere(caller.userId);
    this.cookie.clear(response);
  }

  @Get('me')
  @SignedIn()
  @ApiBearerAuth(BEARER)
  @ApiOperation({ summary: 'Who is calling, and with which roles at this moment' })
  @ApiOkResponse({ type: MeDto, description: 'The caller' })
  @Problems(...REFUSED_TOKEN)
  getMe(@CurrentCaller() caller: Caller): MeDto {
    return MeDto.ofCaller(caller);
  }

  @Put('password')
  @SignedIn()
  @HttpCode(204)
  @ApiBearerAuth(BEARER)
  @ApiOperation({ summary: 'Changes the password of the caller; all other sessions end' })
  @ApiNoContentResponse({ description: 'The new password holds' })
  @Problems(...REFUSED_TOKEN, 'invalid_credentials', ...REFUSED_BODY)
  async changePassword(
    @Body() { current_password: current, new_password: next }: ChangePasswordDto,
    @CurrentCaller() { userId, sessionId }: Caller,
    @Req() request: Request,
  ): Promise<void> {
    await this.accounts.changePassword(
      { userId, sessionId, client: clientKey(request.ip) },
      { current, next },
    );
  }

  private deviceOf(request: Request): Device {
    return {
      client: clientKey(request.ip),
      refreshToken: this.cookie.read(request),
      ...sessionClientOf(request),
    };
  }

  private answer(response: Response, issued: IssuedSession): SessionDto {
    this.cookie.write(response, issued.refreshToken, issued.refreshTokenLife);
    return SessionDto.of(issued);
  }
}
