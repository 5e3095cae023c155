import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '@site/api-platform/access';
import { localeOf } from '@site/api-platform/http';
import { LimitedBy } from '@site/api-platform/limits';
import { Problems, REFUSED_BODY } from '@site/api-platform/openapi';
import type { Request } from 'express';
import { PasswordResetService } from '../../application/password-reset.service';
import { CALLS } from './auth.limits';
import {
  PasswordResetAcceptedDto,
  PasswordResetConfirmation,
  PasswordResetRequest,
} from './password-reset.dto';

@ApiTags('auth')
@LimitedBy(...CALLS)
@Problems('rate_limited', 'dependency_unavailable', ...REFUSED_BODY)
@Controller('auth/password-reset')
export class PasswordResetController {
  constructor(private readonly resets: PasswordResetService) {}

  @Post()
  @Public()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Asks for a link to choose a new password',
    description:
      'Mails a link that holds for an hour, in the language of the request. Without a mail server an administrator ' +
      'sees the request and hands over a link. Nothing tells whether the address has an account.',
  })
  @ApiAcceptedResponse({ type: PasswordResetAcceptedDto, description: 'Taken, whoever has the address' })
  async requestPasswordReset(
    @Body() { email }: PasswordResetRequest,
    @Req() { headers }: Request,
  ): Promise<PasswordResetAcceptedDto> {
    await this.resets.ask(email, localeOf(headers['accept-language']));
    return { status: 'accepted' };
  }

  @Post('confirm')
  @Public()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Chooses a new password with the token of a link',
    description:
      'A link works once; all sessions of its owner end. One that is wrong, used or too old is refused at `/token`.',
  })
  @ApiNoContentResponse({ description: 'The new password holds' })
  async confirmPasswordReset(@Body() { token, password }: PasswordResetConfirmation): Promise<void> {
    await this.resets.confirm({ token, password });
  }
}
