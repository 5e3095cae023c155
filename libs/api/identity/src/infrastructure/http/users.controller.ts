import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { DomainError } from '@site/api-kernel';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import { listAnswer, localeOf, pageRequest, RecordIdPipe } from '@site/api-platform/http';
import { AdministratorOnly, NamesRecord, Problems, REFUSED_BODY } from '@site/api-platform/openapi';
import { ADMIN_ROLE } from '@site/vocabulary';
import type { Request } from 'express';
import { AdministratorService } from '../../application/administrator.service';
import { PasswordResetService } from '../../application/password-reset.service';
import { SecondFactorService } from '../../application/second-factor.service';
import { UserReader } from '../persistence/user.reader';
import { NeedsRecentCode } from './second-factor.guard';
import { ResetLinkDto, RoleGrant, USER_SORTS, UserListDto, UserListQuery } from './users.dto';

@ApiTags('users')
@AdministratorOnly()
@Controller('admin/users')
export class UsersController {
  constructor(
    private readonly reader: UserReader,
    private readonly administrators: AdministratorService,
    private readonly resets: PasswordResetService,
    private readonly factors: SecondFactorService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'People with an account, newest first' })
  @ApiOkResponse({ type: UserListDto, description: 'A page of the people that match' })
  async listUsers(@Query() query: UserListQuery): Promise<UserListDto> {
    return listAnswer(await this.reader.list({ ...pageRequest(query, USER_SORTS), role: query.role }));
  }

  @Post(':id/roles')
  @HttpCode(204)
  @ApiOperation({ summary: 'Makes somebody an administrator; takes effect on the next request' })
  @NamesRecord()
  @ApiNoContentResponse({ description: 'The person holds the role' })
  @NeedsRecentCode()
  @Problems('not_found', ...REFUSED_BODY)
  // The body is checked to name the only role there is.
  async grantRole(
    @Param('id', RecordIdPipe) id: string,
    @Body() _grant: RoleGrant,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    await this.administrators.grant({ id }, userId);
  }

  @Delete(':id/roles/:role')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes a role back; takes effect on the next request' })
  @NamesRecord()
  @ApiParam({ name: 'role', enum: [ADMIN_ROLE] })
  @ApiNoContentResponse({ description: 'The person does not hold the role any more' })
  @NeedsRecentCode()
  @Problems('not_found', 'last_admin')
  async revokeRole(
    @Param('id', RecordIdPipe) id: string,
    @Param('role') role: string,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    if (role !== ADMIN_ROLE) throw new DomainError('not_found');
    await this.administrators.revoke({ id }, userId);
  }

  @Delete(':id/sessions')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends all sessions of somebody; takes effect on the next request' })
  @NamesRecord()
  @ApiNoContentResponse({ description: 'The person is signed out everywhere' })
  @Problems('not_found')
  async endUserSessions(@Param('id', RecordIdPipe) id: string): Promise<void> {
    await this.administrators.endSessions({ id });
  }

  @Delete(':id/second-factor')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Takes the second factor of somebody away who lost the device',
    description: 'One’s own goes with the password, by `/auth/second-factor/remove`.',
  })
  @NamesRecord()
  @ApiNoContentResponse({ description: 'The password alone signs the person in' })
  @NeedsRecentCode()
  @Problems('not_found')
  async resetSecondFactor(
    @Param('id', RecordIdPipe) id: string,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    // Whoever finds an open browser does not have the password.
    if (id === userId) throw new DomainError('forbidden');
    await this.factors.reset({ id }, userId);
  }

  @Post(':id/password-reset')
  @ApiOperation({
    summary: 'Makes a link by which somebody chooses a new password',
    description:
      'Mailed, it holds for an hour; where no mail can be sent, it is answered, to be handed over within a day. ' +
      'It works once, and the links before it do not work any more. Nobody makes one for himself.',
  })
  @NamesRecord()
  @ApiCreatedResponse({ type: ResetLinkDto, description: 'The link is mailed, or here' })
  @NeedsRecentCode()
  @Problems('not_found')
  async createResetLink(
    @Param('id', RecordIdPipe) id: string,
    @Req() { headers }: Request,
    @CurrentCaller() { userId }: Caller,
  ): Promise<ResetLinkDto> {
    // It would stand for the current password, which whoever finds an open browser does not have.
    if (id === userId) throw new DomainError('forbidden');
    const { url, expiresAt } = await this.resets.handOver(id, localeOf(headers['accept-language']));
    return {
      mailed: url === undefined,
      url: url ?? null,
      expires_at: expiresAt.toISOString().replace('Z', '000Z'),
    };
  }
}
