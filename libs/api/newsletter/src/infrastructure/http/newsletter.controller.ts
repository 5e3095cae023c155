import { Body, Controller, HttpCode, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Limit } from '@site/api-kernel';
import { Public } from '@site/api-platform/access';
import { localeOf } from '@site/api-platform/http';
import { Idempotent } from '@site/api-platform/idempotency';
import { clientKey, LimitedBy } from '@site/api-platform/limits';
import { Problems, REFUSED_BODY } from '@site/api-platform/openapi';
import type { Request } from 'express';
import { NewsletterService } from '../../application/newsletter.service';
import {
  LeavingLinkDto,
  LetterLinkDto,
  SubscriptionAcceptedDto,
  SubscriptionConfirmedDto,
  SubscriptionEndedDto,
  SubscriptionRequestDto,
} from './newsletter.dto';
import { MinimumDurationInterceptor } from './minimum-duration.interceptor';

/** Mail providers unsubscribe many people from one address (RFC 8058). */
const FOLLOWING: Limit = { name: 'newsletter-links', points: 300, seconds: 10 * 60 };

@ApiTags('newsletter')
@Problems('rate_limited', 'dependency_unavailable', ...REFUSED_BODY)
@Controller('newsletter/subscriptions')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @Public()
  @Idempotent()
  // Below, so around it: nobody waits with a transaction open.
  @UseInterceptors(MinimumDurationInterceptor)
  @Problems(...REFUSED_BODY)
  @HttpCode(202)
  @ApiOperation({
    summary: 'Asks for the newsletter',
    description:
      'Mails a link by which the address is confirmed within 48 hours, if it is not subscribed yet. ' +
      'Nothing tells whether the address was known.',
  })
  @ApiAcceptedResponse({ type: SubscriptionAcceptedDto, description: 'Taken, whoever has the address' })
  async subscribeToNewsletter(
    @Body() { email, language, source = 'other', website }: SubscriptionRequestDto,
    @Req() { headers, ip }: Request,
  ): Promise<SubscriptionAcceptedDto> {
    const asked = { email, source, language: language ?? localeOf(headers['accept-language']) };
    await this.newsletter.subscribe({ ...asked, trap: website ?? '', client: clientKey(ip) });
    return { status: 'pending' };
  }

  @Post('confirm')
  @Public()
  @LimitedBy(FOLLOWING)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirms a subscription with the token of its letter',
    description: 'Works once and may be repeated; one that is wrong or too old is refused at `/token`.',
  })
  @ApiOkResponse({ type: SubscriptionConfirmedDto, description: 'The address gets the newsletter' })
  async confirmSubscription(@Body() { token }: LetterLinkDto): Promise<SubscriptionConfirmedDto> {
    await this.newsletter.confirm(token);
    return { status: 'confirmed' };
  }

  @Post('unsubscribe')
  @Public()
  @LimitedBy(FOLLOWING)
  @UseInterceptors(MinimumDurationInterceptor)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Ends a subscription with the token of any letter',
    description:
      'Takes effect at once, may be repeated and does not expire; the address is erased. ' +
      'Nothing tells whether the token was known.',
  })
  @ApiOkResponse({ type: SubscriptionEndedDto, description: 'The address gets nothing any more' })
  async unsubscribe(@Body() { token }: LeavingLinkDto): Promise<SubscriptionEndedDto> {
    await this.newsletter.leave(token);
    return { status: 'unsubscribed' };
  }
}
