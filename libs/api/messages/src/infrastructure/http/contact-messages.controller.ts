import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '@site/api-platform/access';
import { localeOf } from '@site/api-platform/http';
import { Idempotent } from '@site/api-platform/idempotency';
import { clientKey } from '@site/api-platform/limits';
import { Problems, REFUSED_BODY } from '@site/api-platform/openapi';
import type { Request } from 'express';
import { MessageService } from '../../application/message.service';
import { ContactMessageInput, draftOf, MessageAcceptedDto, spamSignalsOf } from './contact-message.dto';

@ApiTags('messages')
@Controller('contact-messages')
export class ContactMessagesController {
  constructor(private readonly service: MessageService) {}

  @Post()
  @Public()
  @HttpCode(202)
  @Idempotent()
  @ApiOperation({
    summary: 'Write to the firm',
    description:
      'The message is stored, then mailed to the firm as soon as its mail server answers. What looks like spam is ' +
      'filed apart and not mailed; the answer is the same. Five messages in ten minutes from one address, and thirty ' +
      'mails an hour in all. No address of a visitor is stored.',
  })
  @ApiAcceptedResponse({ type: MessageAcceptedDto, description: 'The message is stored' })
  @Problems('rate_limited', 'dependency_unavailable', ...REFUSED_BODY)
  async sendContactMessage(
    @Body() input: ContactMessageInput,
    @Req() request: Request,
  ): Promise<MessageAcceptedDto> {
    const draft = draftOf(input, localeOf(request.headers['accept-language']));
    await this.service.receive(draft, spamSignalsOf(input), clientKey(request.ip));
    return { status: 'accepted' };
  }
}
