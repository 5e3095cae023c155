import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentCaller, SignedIn, type Caller } from '@site/api-platform/access';
import { clientKey, LimitedBy } from '@site/api-platform/limits';
import { BEARER, Problems, REFUSED_BODY } from '@site/api-platform/openapi';
import type { Request } from 'express';
import { AccountService } from '../../application/account.service';
import { SecondFactorService } from '../../application/second-factor.service';
import { CALLS, REFUSED_TOKEN } from './auth.limits';
import {
  CodeInput,
  RecoveryCodesDto,
  SecondFactorDto,
  SecondFactorInput,
  SecondFactorRemoval,
  SecondFactorSecretDto,
} from './second-factor.dto';

@ApiTags('auth')
@ApiBearerAuth(BEARER)
@LimitedBy(...CALLS)
@Problems('rate_limited', 'dependency_unavailable', ...REFUSED_TOKEN)
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly accounts: AccountService,
  ) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Whether the caller is asked for a code besides the password' })
  @ApiOkResponse({ type: SecondFactorDto, description: 'How it stands' })
  async getSecondFactor(@CurrentCaller() { userId }: Caller): Promise<SecondFactorDto> {
    return SecondFactorDto.of(await this.factors.of(userId));
  }

  @Post()
  @SignedIn()
  @ApiOperation({
    summary: 'Begin to add a second factor',
    description:
      'Nothing is asked for before a first code has confirmed it. Begun again, the former secret is gone.',
  })
  @ApiCreatedResponse({
    type: SecondFactorSecretDto,
    description: 'The secret for an application (RFC 6238)',
  })
  @Problems('second_factor_active', 'invalid_credentials', ...REFUSED_TOKEN, ...REFUSED_BODY)
  async beginSecondFactor(
    @Body() { current_password: password }: SecondFactorInput,
    @CurrentCaller() { userId, email }: Caller,
    @Req() request: Request,
  ): Promise<SecondFactorSecretDto> {
    await this.accounts.demandPassword({ userId, client: clientKey(request.ip) }, password);
    return this.factors.begin(userId, email);
  }

  @Post('confirm')
  @SignedIn()
  @HttpCode(200)
  @ApiOperation({ summary: 'Add the second factor: a first code shows that the application has the secret' })
  @ApiOkResponse({ type: RecoveryCodesDto, description: 'From now on a code is asked for' })
  @Problems('not_found', 'second_factor_active', ...REFUSED_BODY)
  async confirmSecondFactor(
    @Body() { code }: CodeInput,
    @CurrentCaller() { userId, sessionId }: Caller,
  ): Promise<RecoveryCodesDto> {
    return { recovery_codes: await this.factors.confirm(userId, sessionId, code) };
  }

  @Post('check')
  @SignedIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Give a code, for what asks for one: rights and keys, within five minutes' })
  @ApiNoContentResponse({ description: 'Accepted' })
  @Problems('second_factor_required', ...REFUSED_TOKEN, ...REFUSED_BODY)
  async checkSecondFactor(
    @Body() { code }: CodeInput,
    @CurrentCaller() { userId, sessionId }: Caller,
  ): Promise<void> {
    await this.factors.prove(userId, sessionId, code);
  }

  @Post('remove')
  @SignedIn()
  @HttpCode(204)
  @ApiOperation({ summary: 'Take the second factor away' })
  @ApiNoContentResponse({ description: 'No code is asked for any more' })
  @Problems('not_found', 'second_factor_required', 'invalid_credentials', ...REFUSED_TOKEN, ...REFUSED_BODY)
  async removeSecondFactor(
    @Body() { current_password: password, code }: SecondFactorRemoval,
    @CurrentCaller() { userId }: Caller,
    @Req() request: Request,
  ): Promise<void> {
    await this.accounts.demandPassword({ userId, client: clientKey(request.ip) }, password);
    await this.factors.turnOff(userId, code);
  }
}
